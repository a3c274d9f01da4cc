import { type Arrival, arrivals, arrivalsAt } from '@/content/auth-messages';

/**
 * What a page can say to a person who has just done something elsewhere: the address they were led to
 * names it (`/#signed-in`), and the browser shows it. So prerendered pages can do it too, without script
 * or cookie, and a screen reader reads it because the browser moves there.
 */
export function ArrivalNotices({ path }: { path: string }) {
  return arrivalsAt(path).map((key) => {
    const message = arrivals[key] as (typeof arrivals)[Arrival] & { text?: string };
    return (
      <site-arrival
        key={key}
        id={key}
        suppressHydrationWarning
        tabIndex={-1}
        data-tone={message.tone}
        class="arrival toast fixed inset-x-0 top-4 z-50 mx-auto hidden outline-none [box-shadow:none] target:flex data-shown:flex"
      >
        <div>
          <p>{message.title}</p>
          {message.text && <p>{message.text}</p>}
        </div>
        <a href="#main">
          <span className="sr-only">Close message</span>
        </a>
      </site-arrival>
    );
  });
}

import { type Arrival, arrivals, arrivalsAt } from '@/content/auth-messages';

/**
 * Messages for visitors redirected here by an action. The URL fragment names the message (`/#signed-in`) and CSS
 * `:target` shows it, so it works on prerendered pages without script or cookie. Following the fragment moves focus
 * there, so screen readers announce it.
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

import { companionShare } from '@/content/companion-share';
import { paths } from '@/lib/paths';
import { ShareButton } from './share-button';

const { heading, text, button, open, message } = companionShare;

/** Offers the page for relatives and friends, through the device's share dialog. */
export function CompanionOffer() {
  return (
    <section aria-labelledby="companion" className="grid gap-4">
      <h2 id="companion" className="text-xl">
        {heading}
      </h2>
      <p className="max-w-prose">{text}</p>
      <p className="flip-links flex flex-wrap items-center gap-x-6 gap-y-3">
        <ShareButton label={button} text={message} path={paths.companion} />
        <a href={paths.companion}>{open}</a>
      </p>
    </section>
  );
}

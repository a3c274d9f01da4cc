import { setBusy, showToast } from '@/components/elements/feedback';

/** How long the button is busy, in ms: long enough to read its label, and to absorb a double click. */
const BUSY_MS = 400;

/** Answers a purchase that cannot be made yet, with a notice and a toast. */
class SiteEbook extends HTMLElement {
  connectedCallback() {
    this.onsubmit = (event) => {
      event.preventDefault();
      const setReady = setBusy(event.submitter as HTMLButtonElement);
      setTimeout(() => {
        setReady();
        try {
          this.#show('coming-soon');
        } catch {
          this.#show('error');
        }
      }, BUSY_MS);
    };
  }

  #show(outcome: string) {
    for (const notice of this.querySelectorAll<HTMLElement>('[data-outcome]')) {
      const isShown = notice.dataset.outcome === outcome;
      notice.toggleAttribute('data-shown', isShown);
      if (isShown) showToast(notice.firstElementChild as HTMLElement);
    }
  }
}

customElements.define('site-ebook', SiteEbook);

/** How far a finger or a trackpad moves before the page turns, in px. */
const TURN_PX = 48;

/** Turns the open book by its radio buttons, where it does not scroll: by a swipe, a trackpad, or the arrow keys. */
export function turnPages(pages: HTMLElement) {
  let moved = 0;
  let isTurned = false;
  const turn = (by: number) => {
    if (pages.scrollWidth > pages.clientWidth) return;
    const places = [...document.querySelectorAll<HTMLInputElement>('.look [type=radio]')];
    const place = places[places.findIndex(({ checked }) => checked) + by];
    // The next arrow key is for the pages, too.
    pages.focus({ preventScroll: true });
    place?.click();
  };
  /** Once in a movement, however far it goes. */
  const move = (by: number) => {
    moved += by;
    if (isTurned || Math.abs(moved) < TURN_PX) return;
    isTurned = true;
    turn(Math.sign(moved));
  };
  const rest = () => {
    moved = 0;
    isTurned = false;
  };
  let timer = 0;
  pages.onwheel = ({ deltaX, deltaY }) => {
    clearTimeout(timer);
    timer = window.setTimeout(rest, 200);
    if (Math.abs(deltaX) > Math.abs(deltaY)) move(deltaX);
  };
  let x = 0;
  pages.addEventListener('pointerdown', ({ clientX }) => {
    x = clientX;
    rest();
  });
  // A mouse selects text.
  pages.addEventListener('pointermove', ({ pointerType, clientX }) => {
    if (pointerType !== 'mouse') move(x - clientX);
    x = clientX;
  });
  pages.onkeydown = ({ key, target }) => {
    if (target === pages) turn(key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
  };
}

const pages = document.querySelector<HTMLElement>('.look-pages');
if (pages) turnPages(pages);

// Counts a press on a shop's button in the way `countVisit` counts a view.
function countPress({ button, target }: MouseEvent) {
  const shop = (target as Element).closest<HTMLElement>('[data-shop]')?.dataset.shop;
  // The middle mouse button opens the link, too; the right one opens a menu.
  if (shop && button < 2) navigator.sendBeacon('/api/visit', `+${shop}`);
}
addEventListener('click', countPress);
addEventListener('auxclick', countPress);

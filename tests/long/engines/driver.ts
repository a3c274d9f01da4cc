import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/**
 * Runs in the page. Finds a clickable element by its name and scrolls it into view.
 * @returns its centre, or null
 */
function findClickable(words: string): { x: number; y: number } | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  // Controls in `main` take precedence over those of the same name in header and footer.
  const all = [
    'main button',
    'main a[href], main summary, main label',
    'button, a[href], summary, label',
  ].flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const shown = all.filter((element) => element.checkVisibility() && !element.matches(':disabled'));
  const found =
    shown.find((element) => nameOf(element) === words) ??
    shown.find((element) => nameOf(element).includes(words));
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  // A press would go elsewhere during a view transition (WebKit), and just after a view of the exercise appears.
  return found.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

/** Runs in the page. Finds a field by its label. @returns a point in it, or null */
function findField(label: string): { x: number; y: number } | null {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')];
  const found = fields.find(
    (field) =>
      field.checkVisibility() &&
      [...(field.labels ?? [])].some(({ textContent }) => textContent?.includes(label)),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
}

/** Runs in the page. The focused field's value; null if the field with this label is not focused. */
function readFocused(label: string): string | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  return [...(field.labels ?? [])].some(({ textContent }) => textContent?.includes(label))
    ? field.value
    : null;
}

/** Drives a browser as a user would: waits, clicks and types. */
export class Driver {
  constructor(
    readonly engine: Engine,
    readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path);
  }

  /** Polls until there is a result. @throws with a description and the page's text */
  private async until<Result>(what: string, ask: () => Promise<Result | null | false>): Promise<Result> {
    for (const deadline = Date.now() + 40_000; Date.now() < deadline; await sleep(150)) {
      // Evaluation fails during a navigation.
      const answer = await ask().catch(() => null);
      if (answer) return answer;
    }
    const text = await this.engine.evaluate<string>('document.body.innerText.slice(0, 600)').catch(String);
    throw new Error(`No ${what}. The page shows: ${text}`);
  }

  async see(words: string): Promise<void> {
    const shown = `document.body.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)})`;
    await this.until(`"${words}"`, () => this.engine.evaluate<boolean>(shown));
  }

  async click(words: string): Promise<void> {
    const find = `(${findClickable})(${JSON.stringify(words)})`;
    const point = await this.until(`"${words}" to click`, () =>
      this.engine.evaluate<{ x: number; y: number } | null>(find),
    );
    await this.engine.click(point);
  }

  async fill(label: string, text: string): Promise<void> {
    const find = `(${findField})(${JSON.stringify(label)})`;
    const read = () => this.engine.evaluate<string | null>(`(${readFocused})(${JSON.stringify(label)})`);
    // A busy engine may hit-test a click at the previous scroll position; so wait for focus before typing.
    await this.until(`caret in the field "${label}"`, async () => {
      const point = await this.engine.evaluate<{ x: number; y: number } | null>(find);
      if (point) await this.engine.click(point);
      return (await read()) !== null;
    });
    await this.engine.type(text);
    await this.until(`"${text}" in the field "${label}"`, async () => (await read()) === text);
  }

  async arriveAt(path: string): Promise<void> {
    await this.until(path, () =>
      this.engine.evaluate<boolean>(`location.pathname === ${JSON.stringify(path)}`),
    );
  }
}

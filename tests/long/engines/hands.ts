import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Where something stands that can be pressed, by its words, scrolled into the middle; null when it is not there. */
function findToPress(words: string): { x: number; y: number } | null {
  const said = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  // What the page itself offers comes before the same words in the frame around it.
  const all = [
    'main button',
    'main a[href], main summary, main label',
    'button, a[href], summary, label',
  ].flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const shown = all.filter((element) => element.checkVisibility() && !element.matches(':disabled'));
  const found =
    shown.find((element) => said(element) === words) ??
    shown.find((element) => said(element).includes(words));
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The same of a field, by its label. */
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

/** Value of the focused field; null when the field with this label is not focused. */
function readFocused(label: string): string | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  return [...(field.labels ?? [])].some(({ textContent }) => textContent?.includes(label))
    ? field.value
    : null;
}

/** What a person does with a browser: looks, waits, presses and types. */
export class Hands {
  constructor(
    readonly engine: Engine,
    readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path);
  }

  /** Asks until there is an answer. @throws with what was waited for */
  private async until<Result>(what: string, ask: () => Promise<Result | null | false>): Promise<Result> {
    for (const deadline = Date.now() + 40_000; Date.now() < deadline; await sleep(150)) {
      // While one page makes way for the next there is nobody to ask.
      const answer = await ask().catch(() => null);
      if (answer) return answer;
    }
    const text = await this.engine.evaluate<string>('document.body.innerText.slice(0, 600)').catch(String);
    throw new Error(`There was no ${what}, but: ${text}`);
  }

  async see(words: string): Promise<void> {
    const shown = `document.body.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)})`;
    await this.until(`"${words}"`, () => this.engine.evaluate<boolean>(shown));
  }

  async press(words: string): Promise<void> {
    const find = `(${findToPress})(${JSON.stringify(words)})`;
    const point = await this.until(`"${words}" to press`, () =>
      this.engine.evaluate<{ x: number; y: number } | null>(find),
    );
    await this.engine.press(point);
  }

  async fill(label: string, text: string): Promise<void> {
    const find = `(${findField})(${JSON.stringify(label)})`;
    const read = () => this.engine.evaluate<string | null>(`(${readFocused})(${JSON.stringify(label)})`);
    // A busy engine may hit-test a press against the scroll position before. A person would see that there is no caret.
    await this.until(`caret in the field "${label}"`, async () => {
      const point = await this.engine.evaluate<{ x: number; y: number } | null>(find);
      if (point) await this.engine.press(point);
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

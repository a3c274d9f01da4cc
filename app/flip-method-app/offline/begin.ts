/**
 * Stands in the kept document itself, which comes with the few styles of its first words. Once those are on the
 * screen it dresses the page and starts the exercise; at once where nobody looks, as nothing is painted there.
 */
declare const FLIP_BEGIN: {
  /** The style sheet of everything that the exercise can show. */
  styles: string;
  fonts: readonly string[];
  /** The exercise, then the parts that it is made of. */
  scripts: readonly [start: string, ...parts: string[]];
};

const { styles, fonts, scripts } = FLIP_BEGIN;

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href }, more);
}

function begin() {
  const sheet = link('stylesheet', styles);
  const start = () => {
    document.querySelector('head > style')?.remove();
    void import(scripts[0]);
  };
  sheet.onload = start;
  sheet.onerror = start;
  document.head.append(
    sheet,
    ...fonts.map((font) => link('preload', font, { as: 'font', type: 'font/woff2', crossOrigin: '' })),
    ...scripts.map((script) => link('modulepreload', script)),
  );
}

if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));

// Draws a page of the site with words that are not saved yet, in a frame that runs no scripts.
'use client';

import { type ComponentProps, useDeferredValue, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Testimonials } from '@/components/site/testimonials';
import { contentWords } from '@/content/admin/content';
import { trustPage } from '@/lib/device/page-start';

const { editing: words } = contentWords;
const TIMEOUT_MS = 10_000;

/** A text or link of the page, and what stands in its place. */
interface PageChange {
  from: string;
  to: string;
  /** The id of the part of the page; the whole page without one, or if it has no such part. */
  within?: string | undefined;
}

export interface PageDrawing {
  /** Of the page. */
  path: string;
  changes: readonly PageChange[];
  /** Words that are marked as they are. */
  marked?: string | undefined;
  /** All reviews, for the section that shows them. */
  testimonials?: ComponentProps<typeof Testimonials>['items'] | undefined;
}

/** The page as it will be. */
export function PagePreview(drawing: PageDrawing) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inner, setInner] = useState<Document | null>(null);
  const page = usePage(drawing.path);
  const shown = useDeferredValue(JSON.stringify(drawing));
  const place = useDrawing(inner, typeof page === 'object' ? page : null, shown);
  const read = () => setInner(frame.current?.contentDocument ?? null);
  // It may have loaded before React listened.
  useEffect(read, []);
  return (
    <section aria-label={words.pageAsItWillBe} className="grid gap-3">
      <h3 className="text-lg">{words.pageAsItWillBe}</h3>
      <p className="text-sm text-muted">
        <a className="link" href={drawing.path}>
          {words.page}
        </a>
      </p>
      {page === 'failed' && <p className="text-muted">{words.pageFailed}</p>}
      <iframe
        ref={frame}
        title={words.pageAsItWillBe}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><html lang='en-GB'><head><title>-</title></head><body></body></html>"
        onLoad={read}
        className="h-[70vh] w-full rounded-md border border-edge bg-paper"
      />
      {place &&
        drawing.testimonials &&
        createPortal(<Testimonials {...place} items={drawing.testimonials} id="readers" />, place.element)}
    </section>
  );
}

interface LivePage {
  content: DocumentFragment;
  css: string;
}

/** The page as it is live, without scripts; undefined while it is on its way. */
function usePage(path: string): LivePage | 'failed' | undefined {
  const [page, setPage] = useState<LivePage | 'failed'>();
  useEffect(() => {
    let isOver = false;
    fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => (response.ok ? readPage(await response.text()) : ('failed' as const)))
      .catch(() => 'failed' as const)
      .then((found) => isOver || setPage(found));
    return () => {
      isOver = true;
    };
  }, [path]);
  return page;
}

/** Parsed in a template, where styles are not applied, which the workspace's policy would report. */
function readPage(html: string): LivePage {
  const template = document.createElement('template');
  template.innerHTML = trustPage(html);
  const { content } = template;
  const css = [...content.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  for (const element of content.querySelectorAll('script, style, link, meta, title')) element.remove();
  return { content, css };
}

/** The empty element that React fills with the reviews, and how their section looked. */
interface ReviewsPlace {
  element: Element;
  heading: string;
  className: string;
}

/** Takes the reviews out of a page. @returns what takes their place; null if the page shows none */
function emptyReviews(body: HTMLElement): ReviewsPlace | null {
  const section = body.querySelector('#readers');
  if (!section) return null;
  const element = body.ownerDocument.createElement('div');
  const heading = section.querySelector('h2')?.textContent ?? '';
  const className = section.querySelector('ul')?.className ?? '';
  section.replaceWith(element);
  return { element, heading, className };
}

/**
 * Draws the page with its changes into the frame, anew after each change: the live page is copied, and the copy is changed. The
 * window of the frame moves to what has changed first.
 * @param drawing a `PageDrawing` as JSON, so that the effect runs only when one of its words differs
 * @returns the place that React fills with the reviews, if they are drawn
 */
function useDrawing(inner: Document | null, page: LivePage | null, drawing: string): ReviewsPlace | null {
  const [reviews, setReviews] = useState<ReviewsPlace | null>(null);
  useEffect(() => {
    if (!page || !inner?.defaultView) return;
    const { changes, marked, testimonials }: PageDrawing = JSON.parse(drawing);
    // The names of the fonts are the same on every page.
    inner.documentElement.className = document.documentElement.className;
    if (inner.adoptedStyleSheets.length === 0)
      inner.adoptedStyleSheets = [sheetOf(page.css, inner.defaultView)];
    const body = inner.createElement('body');
    body.append(inner.importNode(page.content, true));
    // A link would lead the frame away.
    for (const element of body.querySelectorAll('a, button, input, select, textarea, summary'))
      element.setAttribute('tabindex', '-1');
    for (const change of changes) replaceIn(body, change);
    if (marked) replaceIn(body, { from: marked, to: marked });
    const emptied = testimonials ? emptyReviews(body) : null;
    setReviews(emptied);
    const scrolled = inner.scrollingElement?.scrollTop ?? 0;
    inner.body.replaceWith(body);
    const first = emptied?.element ?? body.querySelector('mark');
    const top = first
      ? first.getBoundingClientRect().top + (inner.scrollingElement?.scrollTop ?? 0) - 160
      : scrolled;
    inner.scrollingElement?.scrollTo(0, top);
  }, [inner, page, drawing]);
  return reviews;
}

/** A sheet made by script needs no permission of the workspace's policy. */
function sheetOf(css: string, view: Window & Partial<typeof globalThis>): CSSStyleSheet {
  const Sheet = view.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(`${css}\na, button, input, summary { pointer-events: none }`);
  return sheet;
}

/** Replaces each text and link of the page, or of a part of it, and marks the new texts. */
function replaceIn(body: HTMLElement, { from, to, within }: PageChange): void {
  if (!from) return;
  const part = (within && body.querySelector(`#${CSS.escape(within)}`)) || body;
  for (const link of part.querySelectorAll('a')) {
    if (link.getAttribute('href') === from) link.setAttribute('href', to);
  }
  const walker = body.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.includes(from)) found.push(node);
  }
  for (const node of found) {
    const rest = node.splitText(node.data.indexOf(from));
    rest.data = rest.data.slice(from.length);
    const mark = body.ownerDocument.createElement('mark');
    mark.textContent = to;
    rest.before(mark);
  }
}

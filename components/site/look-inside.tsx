import { Slug, SpiralToLine } from '@/components/illustrations/drawings';
import { lookInside } from '@/content/look-inside';
import { InlineText, Paragraphs } from './rich-text';
import './chapters.css';
import './look-inside.css';

type Spread = (typeof lookInside.spreads)[number];

/**
 * The open book: spreads that turn. Radio buttons choose one, so it needs no script; on narrow screens the pages lie side
 * by side in a row that scrolls.
 * @param only shows the first so many spreads; a single one has nothing to choose
 */
export function LookInside({ only = lookInside.spreads.length }: { only?: number }) {
  const spreads = lookInside.spreads.slice(0, only);
  return (
    <div className="look">
      {only > 1 && (
        <fieldset className="look-choice">
          <legend className="sr-only">{lookInside.choose}</legend>
          {spreads.map(({ number, title }, index) => (
            <label key={number} className="look-tab">
              <input
                type="radio"
                name="spread"
                id={`spread-${index}`}
                defaultChecked={index === 0}
                className="sr-only"
              />
              {lookInside.chapter(number)}
              <span className="sr-only">: {title}</span>
            </label>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, so it must be focusable. */}
      <section className="look-pages" aria-label={lookInside.choose} tabIndex={0}>
        {spreads.map((spread, index) => (
          <div key={spread.number} className="spread">
            <LeftLeaf spread={spread} />
            <RightLeaf spread={spread} />
            {only > 1 && <Turn spread={spread} index={index} />}
          </div>
        ))}
      </section>
    </div>
  );
}

/** Opens a chapter as the printed book does: numeral, title, initial. */
function LeftLeaf({ spread: { number, title, left } }: { spread: Spread }) {
  return (
    <div className="leaf" data-theme="day">
      <p className="leaf-number">{number}</p>
      <p className="leaf-title">{title}</p>
      <div className="leaf-text has-initial">
        <Paragraphs texts={left} />
      </div>
      <p className="leaf-foot">The Flip Method</p>
    </div>
  );
}

function RightLeaf({ spread: { number, right, list, drawing } }: { spread: Spread }) {
  return (
    <div className="leaf" data-theme="day">
      <div className="leaf-text">
        <Paragraphs texts={right} />
        {list.length > 0 && (
          <ul className="timetable">
            {list.map((item, index) => (
              <li key={item} data-number={number === 14 ? index + 1 : undefined}>
                <InlineText text={item} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {drawing === 'spiral' && <SpiralToLine className="leaf-drawing" />}
      {drawing === 'slug' && <Slug className="leaf-drawing" />}
      <p className="leaf-foot">{lookInside.chapter(number)}</p>
    </div>
  );
}

/** Which pages these are, and the two arrows. */
function Turn({ spread: { number, title }, index }: { spread: Spread; index: number }) {
  return (
    <div className="look-turn">
      <p className="text-sm">
        {lookInside.chapter(number)}
        <span className="block font-serif text-lg leading-snug">{title}</span>
      </p>
      <div className="flex gap-3" aria-hidden="true">
        <Arrow to={index - 1} label={lookInside.back} path="M14 4 6 12l8 8M6 12h14" />
        <Arrow to={index + 1} label={lookInside.on} path="m10 4 8 8-8 8m8-8H4" />
      </div>
    </div>
  );
}

/** Another label of a radio button. The keyboard and screen readers use those above the pages. */
function Arrow({ to, label, path }: { to: number; label: string; path: string }) {
  const arrow = (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing size-6 stroke-2">
      <path d={path} />
    </svg>
  );
  if (!lookInside.spreads[to]) return <span className="look-arrow opacity-35">{arrow}</span>;
  return (
    <label htmlFor={`spread-${to}`} title={label} className="look-arrow">
      {arrow}
    </label>
  );
}

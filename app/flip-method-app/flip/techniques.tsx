import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import {
  ColdWater,
  CountObjects,
  DinnerPlate,
  type DrawingProps,
  JumpingJacks,
  PhoneText,
  TimesTable,
  TurnedPage,
} from '@/components/illustrations/drawings';
import { flipWords } from '@/content/flip/flip';
import type { TechniqueId } from '@/lib/domain/flip';
import { offeredTechniques, offersStrain } from '@/lib/domain/own-techniques';
import { ShareButton } from '../shell/parts';
import { useNotebookSummary, useTechniqueName } from '../shell/preferences';

const drawings = {
  'times-table': TimesTable,
  'jumping-jacks': JumpingJacks,
  'cold-water': ColdWater,
  'text-someone': PhoneText,
  'plan-dinner': DinnerPlate,
  'count-objects': CountObjects,
} as const satisfies Record<TechniqueId, (props: DrawingProps) => ReactNode>;

interface TechniquesProps {
  /** False just after the answer: a second tap meant for it would choose a technique. */
  settled: boolean;
  onChoose: (technique: TechniqueId) => void;
}

/** Six techniques, or those that a person wants, always in the same order, so that they can be found by touch. */
export function Techniques({ settled, onChoose }: TechniquesProps) {
  const { techniques } = useNotebookSummary();
  const nameOf = useTechniqueName();
  const isCautioned = offersStrain(techniques);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group itself receives focus, which a fieldset does not.
    <div
      role="group"
      aria-label={flipWords.flip.techniques}
      aria-describedby={isCautioned ? 'technique-caution' : undefined}
      tabIndex={-1}
      data-focus="techniques"
      className="flip-techniques grid gap-3"
    >
      {/* Above the techniques, because what is below them is out of view in a low window. */}
      {isCautioned && (
        <p id="technique-caution" data-safety="" className="text-sm leading-tight">
          {flipWords.techniqueCaution}
        </p>
      )}
      {/* Two columns on a phone, one at 200 % text size. */}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] sm:gap-3 lg:grid-cols-3">
        {offeredTechniques(techniques).map((id) => {
          const isOwn = Boolean(techniques[id]?.trim());
          const Drawn = isOwn ? TurnedPage : drawings[id];
          const text = isOwn ? flipWords.flip.own : flipWords.techniques[id].text;
          return (
            <button
              key={id}
              type="button"
              disabled={!settled}
              className="flip-technique rounded-md border-2 border-edge bg-surface text-ink hover:border-ink"
              onClick={() => onChoose(id)}
            >
              <Drawn className="size-8 [grid-area:drawing] sm:size-14" />
              <span className="text-[1rem] leading-[1.15] font-[650] [grid-area:name] sm:self-end sm:text-lg">
                <span translate={isOwn ? 'no' : undefined}>{nameOf(id)}</span>
              </span>
              <span className="self-start text-[0.9375rem] leading-tight [grid-area:text]">{text}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

interface SceneParts {
  always: ReactNode;
  /** By the task, 0 to 3, with which each becomes fully visible. */
  parts: Readonly<Record<number, ReactNode>>;
}

/** A jumping figure, and a tally of twenty that grows by five. */
const jumping = (pose: string): SceneParts => ({
  always: (
    <>
      <circle className="apricot" cx="56" cy="62" r="36" />
      <circle cx="50" cy="22" r="10" />
      <path d="M50 33v34" />
      <path d={pose} />
    </>
  ),
  parts: ['118 14', '176 14', '118 66', '176 66'].map((corner) => (
    <path
      key={corner}
      transform={`translate(${corner})`}
      d="M0 1l-2 38M8 1l-2 38M16 1l-2 38M24 1l-2 38M-8 31l40-22"
    />
  )),
});
const jumps = [
  jumping(
    'M50 40C40 36 32 28 28 14M50 40c10-4 18-12 22-26M50 67c-9 9-14 20-18 36l-7 2M50 67c9 9 14 20 18 36l7 2',
  ),
  jumping(
    'M50 40c-9 7-12 16-12 28M50 40c9 7 12 16 12 28M50 67c-3 12-4 24-4 38l-8 1M50 67c3 12 4 24 4 38l8 1',
  ),
] as const;

/** The animated drawings, in the style of `components/illustrations/drawings.tsx`. */
const scenes: Record<Exclude<TechniqueId, 'jumping-jacks'>, SceneParts> = {
  /** A times table on a sheet: each task adds a line. */
  'times-table': {
    always: (
      <>
        <path className="apricot" d="M62 18l120-6 6 96-120 6Z" />
        <path d="M54 12l120-5 6 98-120 6Z" />
      </>
    ),
    parts: [0, 1, 2, 3].map((row) => (
      <g key={row}>
        <text x="68" y={33 + row * 22} className="fill-(--apricot-ink) stroke-none font-serif text-[17px]">
          {row + 1} × 36
        </text>
        <path className="stroke-(--apricot-ink)" d={`M128 ${28 + row * 22}h${14 + row * 8}`} />
      </g>
    )),
  },
  /** A running tap, a hand under it, drops of cold water, and a long breath out. */
  'cold-water': {
    always: (
      <>
        <path d="M52 14h64c16 0 24 8 24 22v6h-20v-5c0-3-2-5-6-5H52ZM84 14V4M72 4h24" />
        <path className="sage" d="M125 48h10l2 54h-14Z" />
        <path d="M124 48c-1 18 1 34-1 54M136 48c1 18-1 34 1 54" />
      </>
    ),
    parts: {
      1: <path d="M66 92c16-6 28-18 44-18 14 0 30 4 44 12 6 4 2 12-5 10l-20-6M66 112c20 2 52 6 74-2l28-16" />,
      2: (
        <path d="M158 60c-6 8-6 14 0 14s6-6 0-14ZM102 52c-6 8-6 14 0 14s6-6 0-14ZM176 76c-5 7-5 12 0 12s5-5 0-12Z" />
      ),
      3: <path d="M186 30c12-8 22 8 34 0M186 44c9-6 16 6 25 0" />,
    },
  },
  /** A friend, two messages, and a third being sent. */
  'text-someone': {
    always: (
      <>
        <circle className="sage" cx="48" cy="66" r="36" />
        <circle cx="42" cy="40" r="17" />
        <path d="M10 108c2-26 14-40 32-40s30 14 32 40M36 42c3 5 9 5 12 0" />
      </>
    ),
    parts: {
      1: (
        <path d="M108 10h76a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-60l-14 12V44h-2a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10ZM114 27h40" />
      ),
      2: (
        <>
          <path
            className="apricot"
            d="M126 66h84a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-84a10 10 0 0 1-10-10V76a10 10 0 0 1 10-10Z"
          />
          <path d="M122 62h84a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-84a10 10 0 0 1-10-10V72a10 10 0 0 1 10-10ZM128 74h58M128 85h30" />
        </>
      ),
      3: <path d="M204 30l28-14-12 28-5-11ZM214 33l18-17" />,
    },
  },
  /** A laid table: a steaming bowl, something green, a favourite, and a second plate. */
  'plan-dinner': {
    always: (
      <>
        <path d="M6 110h228" />
        <path className="apricot" d="M24 76h64c0 18-12 30-32 30S24 94 24 76Z" />
        <path d="M18 70h64c0 20-12 32-32 32S18 90 18 70ZM36 58c-5-8 5-12 0-20M52 58c-5-8 5-12 0-20M68 58c-5-8 5-12 0-20M38 102v8h24v-8" />
      </>
    ),
    parts: {
      1: (
        <>
          <path className="sage" d="M108 104c-14-14-10-40 4-50 14 10 18 36 4 50Z" />
          <path d="M108 100c-16-14-12-40 2-52 14 12 18 38 2 52ZM110 60v50M110 76l-7-6M110 86l8-8" />
        </>
      ),
      2: <path d="M138 110V84c0-8 10-8 12-16 2 8 12 8 12 16v26ZM138 92h24M150 68v-8" />,
      3: (
        <path d="M176 104h52M184 104c2-8 34-8 36 0M202 84v-.1M178 88V60c0-4 8-4 8 0v28M182 60v-8M222 88V56c8 4 8 16 4 20" />
      ),
    },
  },
  /** A shelf of things to find: a book, two balls, three cushions, a clock and sounds. */
  'count-objects': {
    always: (
      <>
        <path d="M6 108h228" />
        <path className="sage" d="M24 44h26v62H24Z" />
        <path d="M18 40h26v68H18ZM18 54h26M18 94h26" />
      </>
    ),
    parts: {
      1: (
        <>
          <circle className="apricot" cx="75" cy="94" r="15" />
          <circle cx="71" cy="91" r="16" />
          <circle cx="98" cy="98" r="9.500" />
        </>
      ),
      2: (
        <path d="M120 108c-5-8-5-14 0-20 14 3 28 3 42 0 5 6 5 12 0 20ZM126 86c-4-6-4-12 0-17 10 3 20 3 30 0 4 5 4 11 0 17M132 67c-3-5-3-10 0-14 6 2 12 2 18 0 3 4 3 9 0 14" />
      ),
      3: (
        <>
          <circle cx="204" cy="80" r="24" />
          <path d="M204 66v14l10 6M188 99l-5 9M220 99l5 9M176 44c-4-4-4-9 0-13M186 40c-2-3-2-6 0-9M232 44c4-4 4-9 0-13M222 40c2-3 2-6 0-9" />
        </>
      ),
    },
  },
};

/**
 * An animated drawing of the technique, and its current task.
 * @param part elapsed share of the time, 0 to 1
 */
function Scene({ technique, part }: { technique: TechniqueId; part: number }) {
  const isStill = useReducedMotion() ?? false;
  // Each technique is four small tasks.
  const beat = Math.min(Math.floor(part * 4), 3);
  const { always, parts } = technique === 'jumping-jacks' ? jumps[beat % 2 === 0 ? 0 : 1] : scenes[technique];
  return (
    <div className="grid w-full justify-items-center gap-1.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 240 120"
        className="drawing flip-scene-drawing h-auto w-[min(100%,24rem,44*var(--dvh))]"
      >
        {always}
        {Object.entries(parts).map(([turn, drawn]) => (
          <m.g
            key={turn}
            initial={false}
            animate={{ opacity: Number(turn) <= beat ? 1 : 0.22 }}
            transition={{ duration: isStill ? 0 : 0.35, ease: 'easeOut' }}
          >
            {drawn}
          </m.g>
        ))}
      </svg>
      <p className="figures font-serif text-[clamp(1.6rem,1.45rem+1.2vw,2.5rem)] leading-[1.15]">
        {flipWords.scenes[technique][beat]}
      </p>
    </div>
  );
}

const { performing, stay } = flipWords.flip;
const notes: Partial<Record<TechniqueId, string>> = flipWords.techniqueNotes;

interface PerformingProps {
  technique: TechniqueId;
  count: number;
  seconds: number;
}

/** The chosen technique with its scene, and the seconds left. */
export function Performing({ technique, count, seconds }: PerformingProps) {
  const name = `${performing}${useTechniqueName()(technique)}`;
  const isOwn = Boolean(useNotebookSummary().techniques[technique]?.trim());
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div
      role="group"
      aria-label={name}
      translate={isOwn ? 'no' : undefined}
      tabIndex={-1}
      data-focus="performing"
      className="my-auto grid justify-items-center gap-[clamp(0.4rem,1.2*var(--dvh),0.75rem)] text-center"
    >
      {isOwn ? (
        <TurnedPage className="h-[min(9rem,30*var(--dvh))] w-auto" />
      ) : (
        <Scene technique={technique} part={count / seconds} />
      )}
      <p className="text-lg leading-snug font-semibold @max-[14rem]/flip:text-base">{name}</p>
      {!isOwn && notes[technique] && <p className="text-base">{notes[technique]}</p>}
      {!isOwn && technique === 'text-someone' && <ShareButton {...flipWords.share} />}
      <p translate="yes" className="figures text-base text-muted @max-[14rem]/flip:leading-snug">
        {count < seconds ? `${stay.before}${seconds - count}${stay.after}` : stay.over}
      </p>
    </div>
  );
}

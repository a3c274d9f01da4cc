import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { site } from '@/content/site';
import { colors } from '@/lib/design/colors';

export type DrawingProps = Pick<ComponentProps<'svg'>, 'className'>;

/**
 * The shared frame of all drawings: an ink line of even weight and one colour shape slightly off-register, as in print.
 * All are 180 units high, so equal heights have equal line widths. Decorative, hence hidden from screen readers.
 */
export function Drawing({ className, ...props }: ComponentProps<'svg'>) {
  return <svg aria-hidden="true" className={cn('drawing', className)} {...props} />;
}

/** A steaming cup. */
export const Cup = (props: DrawingProps) => (
  <Drawing {...props} viewBox="44 0 140 180">
    <path className="apricot" d="M76 92h82v34c0 20-13 32-32 32h-18c-19 0-32-12-32-32Z" />
    <path d="M66 86h86v34c0 20-13 34-32 34H98c-19 0-32-14-32-34ZM152 98c28-8 34 34-4 36M46 166h128" />
    <path d="M118.5 31.4C118.3 31.5 117.9 32 117.6 32.1C117.2 32.2 116.7 32.2 116.2 32C115.8 31.9 115.1 31.6 114.8 31.1C114.4 30.7 114.1 30 114 29.3C114 28.6 114.2 27.8 114.5 27.1C114.9 26.4 115.4 25.5 116.1 25C116.9 24.5 117.9 24.2 118.9 24.2C119.9 24.2 121 24.5 122 25C123 25.5 124.2 26.3 124.7 27.3C125.3 28.3 125.6 29.7 125.5 31C125.5 32.3 125.3 33.9 124.7 35.1C124 36.3 122.9 37.7 121.6 38.4C120.3 39.1 118.6 39.4 116.9 39.4C115.3 39.4 113.4 39.2 111.9 38.4C110.4 37.6 108.9 36.1 108.1 34.5C107.2 32.9 106.8 30.9 106.7 29C106.7 27.1 106.9 24.7 107.8 23C108.8 21.2 110.7 19.7 112.5 18.6C114.4 17.6 116.7 16.8 118.9 16.7C121.1 16.6 123.9 17 125.9 18.1C127.8 19.2 129.5 21.4 130.8 23.5C132 25.6 133.2 28.2 133.3 30.7C133.5 33.2 132.8 36.2 131.6 38.5C130.3 40.8 128.1 43.1 125.8 44.5C123.5 46 120.4 47 117.6 47.1C114.8 47.2 111.5 46.6 108.9 45.2C106.3 43.9 103.7 41.6 102 39.1C100.4 36.5 99.2 28.5 99 30C98.8 31.5 98.8 42.7 101 48C103.2 53.3 111.2 57.3 112 62C112.8 66.7 107 73.7 106 76" />
  </Drawing>
);

/** A letter that looks out of its envelope. */
export const Envelope = (props: DrawingProps) => (
  <Drawing {...props} viewBox="38 0 156 180">
    <path className="apricot" d="M62 76h128v86H62Z" />
    <path d="m52 68 16-14M180 68l-16-14" />
    <path className="paper" d="M68 110V24h96v86" />
    <path d="M82 44h68M82 60h52" />
    <path className="paper" d="M52 68v86h128V68l-64 50Z" />
    <path d="m52 153 46-48M180 153l-46-48" />
  </Drawing>
);

/** Sunrise behind an open book. */
export const Daylight = (props: DrawingProps) => (
  <Drawing {...props} viewBox="20 4 200 180">
    <path className="apricot" d="M84 108a42 42 0 0 1 84 0c-18-3-31-1-42 7-11-8-24-10-42-7Z" />
    <path d="M78 98a42 42 0 0 1 84 0" />
    <path d="M120 112c-26-14-58-14-96-4v46c38-10 70-10 96 4 26-14 58-14 96-4v-46c-38-10-70-10-96 4ZM120 112v46" />
    <path d="M44 122c18-3 36-2 54 4M44 136c12-2 25-2 37 1" />
    <path d="M120 40V22M83 50 73 35M157 50l10-15M60 76l-16-8M180 76l16-8" />
  </Drawing>
);

/** Two empty hands. */
export const Hands = (props: DrawingProps) => (
  <Drawing {...props} viewBox="30 0 180 180">
    <circle className="sage" cx="124" cy="76" r="34" />
    <path d="M32 86c2-9 13-8 15 1l9 30c2-16-2-34 0-46 2-9 14-8 14 1 0 14-1 28 4 38 8 14 28 18 38 30 4 6 4 14 4 28M116 168c-42 0-66-22-74-48M208 86c-2-9-13-8-15 1l-9 30c-2-16 2-34 0-46-2-9-14-8-14 1 0 14 1 28-4 38-8 14-28 18-38 30-4 6-4 14-4 28M124 168c42 0 66-22 74-48M42 120c-4-12-7-24-10-34M198 120c4-12 7-24 10-34" />
  </Drawing>
);

/** A page blown away. */
export const LostPage = (props: DrawingProps) => (
  <Drawing {...props} viewBox="14 0 194 180">
    <path className="apricot" d="M192 135l-26-8-4 25Z" />
    <path d="M118 26l88 26-20 78-22 18-76-22ZM186 130l-26-7-4 23" />
    <path d="M134 56l46 13M128 74l46 13M124 92l24 7" />
    <path strokeDasharray="2 11" d="M16 150c26 18 64 10 62-16-2-22-36-22-36 0 0 14 14 22 34 20" />
  </Drawing>
);

/** The logo: the cover without lettering, a sheet whose turned corner shows the page beneath. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" {...props}>
      <path d="M0 0h32v40H0z" fill={colors.sea.light} />
      <path d="M32 15v25H4Z" fill={colors.apricot.light} />
      <path d="M32 15 4 40 9.600 10Z" fill={colors.paper.light} />
    </svg>
  );
}

/** A message to a friend. */
export const PhoneText = (props: DrawingProps) => (
  <Drawing {...props} viewBox="48 0 164 180">
    <path className="apricot" d="M124 50h74a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-48l-16 16v-16h-10Z" />
    <path d="M116 42V34a10 10 0 0 0-10-10H60a10 10 0 0 0-10 10v112a10 10 0 0 0 10 10h46a10 10 0 0 0 10-10v-22M76 36h14M79 144h8" />
    <path
      className="paper"
      d="M114 42h74a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-46l-18 17V96h-10a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12Z"
    />
    <circle className="ink" cx="130" cy="69" r="4.500" />
    <circle className="ink" cx="151" cy="69" r="4.500" />
    <circle className="ink" cx="172" cy="69" r="4.500" />
  </Drawing>
);

/** The search box as a hungry creature. */
export const SearchCreature = (props: DrawingProps) => (
  <Drawing {...props} viewBox="28 0 192 180">
    <path className="apricot" d="M69 88h118a31 31 0 0 1 0 62H69a31 31 0 0 1 0-62Z" />
    <path d="M61 78h118a31 31 0 0 1 0 62H61a31 31 0 0 1 0-62Z" />
    <path className="paper" d="M66 79c-6-30 40-34 36 0M104 79c-5-30 40-34 37 0" />
    <circle className="ink" cx="89" cy="66" r="4.5" />
    <circle className="ink" cx="127" cy="66" r="4.500" />
    <path className="ink" d="M58 98c24 5 60 5 84 0-6 34-72 38-84 0Z" />
    <path d="M176 97a11 11 0 1 0 .1 0M184 116l10 9" />
    <path d="M82 140v19h-9M154 140v19h9" />
    <path d="M163 30c-1-13 19-15 20-2 1 9-10 9-10 19M173 55v.1M196 52l3 2M150 50l-2 2" />
  </Drawing>
);

/** The slug of the author's story. */
export const Slug = (props: DrawingProps) => (
  <Drawing {...props} viewBox="6 0 228 180">
    <path className="sage" d="M74 118c8-26 32-32 56-28 24 4 34 22 26 34-12 16-88 20-82-6Z" />
    <path d="M8 148c10-4 14 3 28 0 34-6 40-56 92-56 26 0 34 20 46 16 13-4 8-24 8-36 0-18 27-19 28 0 1 24 8 56-4 76H36" />
    <path d="M190 60c-2-8-6-12-8-20M203 60c1-8 5-12 8-20" />
    <circle className="ink" cx="181" cy="37" r="4.500" />
    <circle className="ink" cx="212" cy="37" r="4.500" />
    <path d="M200 86c4 3 8 2 10-1M96 112c6-8 16-11 26-10M222 148h10" />
  </Drawing>
);

/** A spiral that unwinds into a line. Within `.unwinds` the line pulls the coil open, and the sun sets (paper.css). */
export const SpiralToLine = (props: DrawingProps) => (
  <Drawing {...props} viewBox="28 12 700 146" preserveAspectRatio="xMinYMid meet">
    {/* Ends at the line, which is the horizon. */}
    <svg aria-hidden="true" x="28" width="700" height="144.500" viewBox="28 0 700 144.500">
      <circle className="sage" cx="104" cy="92" r="60" />
    </svg>
    <path className="trail" d="M92 142C76 140 52 144.500 28 144.500" />
    <path d="M92 142C103.4 144 113.7 144.2 130 144.5C146.3 144.8 168.3 143.9 190 144C211.7 144.1 241.7 144.9 260 145C278.3 145.1 289.7 145.7 300 144.5C310.3 143.3 316.3 137.1 322 138C327.7 138.9 329 148.9 334 150C339 151.1 337.7 145.5 352 144.5C366.3 143.5 392 143.9 420 144C448 144.1 483.3 145 520 145C560 145 1200 144 2400 144.5" />
    <path
      className="coil"
      pathLength="100"
      d="M90.1 80.6C90.1 80.9 89.7 81.8 89.8 82.4C90 83 90.5 83.8 91.1 84.3C91.8 84.7 92.8 85.3 93.8 85.3C94.8 85.4 96.1 85.1 97.1 84.5C98.1 83.8 99.2 82.7 99.8 81.5C100.4 80.2 101 78.5 100.8 76.9C100.6 75.3 99.8 73.5 98.7 72.1C97.6 70.7 95.9 69.3 94 68.6C92.2 67.9 89.7 67.4 87.5 67.8C85.4 68.3 83.1 69.6 81.3 71.2C79.6 72.8 77.8 75.1 77 77.5C76.2 80 75.9 83.2 76.6 85.9C77.2 88.6 79 91.4 81.1 93.5C83.2 95.7 86.1 97.9 89.2 98.7C92.2 99.6 96.1 99.6 99.4 98.6C102.6 97.6 106 95.6 108.5 93C111 90.4 113.6 86.8 114.4 83.1C115.3 79.5 114.9 74.9 113.7 71.1C112.5 67.3 110.1 63.2 107 60.4C104 57.5 99.6 54.8 95.3 53.9C91 53.1 85.8 53.7 81.5 55.2C77.1 56.8 72.3 59.4 69.1 63C66 66.5 63.3 71.8 62.4 76.6C61.6 81.5 62.4 87.3 64.1 92.3C65.9 97.2 68.9 102.7 73 106.1C77.1 109.6 83.2 112.2 88.7 113C94.2 113.8 100.7 113.1 106.1 111.1C111.6 109 117.7 105.4 121.4 100.8C125.1 96.2 127.5 89.4 128.4 83.2C129.2 77 128.7 69.8 126.3 63.8C124 57.9 119.7 51.3 114.5 47.4C109.2 43.5 101.8 41 95 40.2C88.2 39.3 80.2 39.7 73.7 42.4C67.3 45 60.5 50.3 56.3 56.1C52.1 61.9 49.4 69.9 48.6 77.3C47.7 84.7 48.1 93.6 51.2 100.5C54.2 107.4 60.3 114.3 66.7 118.7C73.1 123.2 81.6 126.4 89.6 127.2C97.6 128.1 107.3 127.3 114.7 123.9C122.1 120.4 129.1 113.5 133.8 106.5C138.6 99.6 142.4 90.5 143.2 81.9C144 73.4 142.5 63 138.6 55.1C134.8 47.2 127.7 39.4 120.1 34.4C112.6 29.4 102.6 25.8 93.4 25.2C84.2 24.6 73.4 26.7 65 30.9C56.6 35.2 48.2 42.5 42.9 50.6C37.7 58.6 34.1 69.5 33.6 79.3C33.1 89.1 35.5 100.5 40.1 109.4C44.8 118.2 52.7 127.1 61.4 132.5C70 138 80.6 140 92 142"
    />
  </Drawing>
);

/**
 * The turned corner of a page, in the line of the drawings: it shows the ground beneath (`--ground`). The fold is straight,
 * and the flap mirrors the corner, with some writing on its back.
 */
export const TurnedCorner = () => (
  <svg aria-hidden="true" viewBox="0 -98 320 238" className="turned-corner">
    <path d="M320 0v140H0Z" fill="var(--ground)" stroke="none" />
    <path d="M320 0 217.200-95.100 0 140Z" fill="var(--flap,var(--sage))" />
    <path d="M320 0 0 140 303-15.700Z" fill="#1f2a2e" opacity=".22" stroke="none" />
    <path d="m221-61-61 66m76-53-48 52m63-38-28 30" opacity=".75" />
  </svg>
);

/** The search box as a creature that sleeps, because it is not fed. */
export const SleepingCreature = (props: DrawingProps) => (
  <Drawing {...props} viewBox="28 0 192 180">
    <path className="sage" d="M69 88h118a31 31 0 0 1 0 62H69a31 31 0 0 1 0-62Z" />
    <path d="M61 78h118a31 31 0 0 1 0 62H61a31 31 0 0 1 0-62Z" />
    <path className="paper" d="M66 79c-6-26 40-30 36 0M104 79c-5-26 40-30 37 0" />
    <path d="M74 70c5 6 15 6 20 0M112 70c5 6 15 6 20 0M84 112c8 4 20 4 28 0" />
    <path d="M176 97a11 11 0 1 0 .1 0M184 116l10 9M82 140v6M154 140v6" />
    <path d="M168 40c.2-1.600 2.600-1.400 2.800.8.4 3.200-3.400 5-6.200 3.600-3.900-1.700-3.900-7.100-.6-9.500 5-3.600 11.900-.4 13 5.300 1.300 7-5 13-12 12.500M190 22h10l-10 11h10" />
  </Drawing>
);

/** A turned page. */
export const TurnedPage = (props: DrawingProps) => (
  <Drawing {...props} viewBox="28 0 184 180">
    <path className="sage" d="M126 66c8-28 34-42 62-40-8 26-9 54-6 84-24 2-44 14-56 42Z" />
    <path d="M120 64c-26-14-58-14-90-4v86c32-10 64-10 90 4 26-14 58-14 90-4V60c-9-3-17-5-26-6M120 64v86" />
    <path d="M120 64c6-30 30-46 60-44-9 26-10 56-7 88-24 2-43 14-53 42" />
    <path d="M48 82c18-4 36-4 54 2M48 100c18-4 36-4 54 2M48 118c12-3 24-3 36-1" />
  </Drawing>
);

/** A glass of iced water. */
export const ColdWater = (props: DrawingProps) => (
  <Drawing {...props} viewBox="51 0 140 180">
    <path className="sage" d="M90 82c14 8 22-6 36-1 12 4 20 5 35-1l-6 76H98Z" />
    <path d="M76 34l11 108c.500 5 3 8 8 8h50c5 0 7.500-3 8-8l11-108" />
    <path d="M81 74c14 8 22-6 36-1 12 4 28 6 43-2" />
    <path className="paper" d="M98 82l25-7 7 25-25 7ZM124 104l23-3 3 23-23 3Z" />
    <path d="M184 62c-8 11-8 19 0 19s8-8 0-19ZM58 96c-7 9-7 16 0 16s7-7 0-16Z" />
  </Drawing>
);

/** Five objects in a room. */
export const CountObjects = (props: DrawingProps) => (
  <Drawing {...props} viewBox="16 0 208 180">
    <path className="apricot" d="M76 92c-3-10 6-20 13-18 8 1 10 12 8 20 12 8 16 44-8 46-28 2-28-38-13-48Z" />
    <path d="M18 140h204" />
    <path d="M72 86c-2-10 5-17 11-16 8 0 11 10 9 18 14 10 16 50-9 52-27 0-28-42-11-54ZM83 70c0-6 2-10 6-13" />
    <path d="M28 100h26v40H28ZM28 112h26" />
    <path d="M124 84v56M124 84h14v56h-14M138 92l14-3 12 50M152 89l-14 3" />
    <path d="M180 114h30l-4 26h-22ZM195 114V92M195 98c-12 0-16-8-15-16 10 0 15 6 15 16ZM195 104c10 0 14-7 13-14-9 0-13 5-13 14Z" />
    <path d="M84 26v22M96 26v22M108 26v22M120 26v22M76 46l52-18" />
  </Drawing>
);

/** A dinner plate. */
export const DinnerPlate = (props: DrawingProps) => (
  <Drawing {...props} viewBox="32 0 176 180">
    <circle className="sage" cx="128" cy="100" r="50" />
    <circle cx="120" cy="92" r="54" />
    <circle cx="120" cy="92" r="37" />
    <path d="M104 100c-4-18 14-26 26-24-1 14-8 26-26 24ZM104 100c6-6 12-12 18-16M134 104v.1M126 112v.1M140 94v.1" />
    <path d="M34 36v32c0 14 16 14 16 0V36M42 36v116M204 152v-44M204 108c-14-2-16-56 0-74Z" />
  </Drawing>
);

/** Jumping jacks. */
export const JumpingJacks = (props: DrawingProps) => (
  <Drawing {...props} viewBox="51 0 138 180">
    <circle className="apricot" cx="130" cy="84" r="46" />
    <circle cx="120" cy="42" r="14" />
    <path d="M120 57c-3 16-3 32 0 48M119 68c-14-2-26-12-32-34M121 68c14-2 26-12 32-34M120 105c-12 12-18 26-24 44l-10 3M120 105c12 12 18 26 24 44l10 3" />
    <path d="M66 46c-8 8-12 17-13 28M174 46c8 8 12 17 13 28M64 132c2 8 5 13 9 18M176 132c-2 8-5 13-9 18" />
  </Drawing>
);

/** Times-table numbers. */
export const TimesTable = (props: DrawingProps) => (
  <Drawing {...props} viewBox="58 0 124 180">
    <path className="apricot" d="M68 42l104-8 8 112-104 8Z" />
    <path d="M60 34l104-6 8 112-104 8Z" />
    <path d="M82 58c4-8 19-7 18 3-1 6-7 7-9 7 5 0 11 2 10 9-1 10-17 11-21 3M131 54c-10 1-17 12-16 22 2 14 21 12 20 0-1-11-16-11-19-2M148 66l11 11M159 66l-11 11" />
    <path d="M84 104l34-2M84 118l52-3M85 132l24-1" />
  </Drawing>
);

/** The author from behind, at the kitchen table: the lamp is on, the phone lies on its face, and a slug goes its way. */
const KitchenTable = ({ className }: DrawingProps) => (
  <Drawing className={cn('stroke-[2.6]', className)} viewBox="0 0 386 180">
    <path className="apricot" d="M226 49 176 118H322L276 49Z" />
    <path d="M254 0V21M235 45c1-10 4-19 9-24h20c5 5 8 14 9 24ZM250 45a5 5 0 0 0 8 0" />
    <path d="M28 24h56v62H28ZM56 24v62M28 55h56M22 86h68M77 41a7.500 7.500 0 1 1-6-10 6 6 0 0 0 6 10Z" />
    <path className="paper" d="M92 116H326v6H92Z" />
    <path d="M106 122l-3 48M312 122l3 48M280 116v-3.500h30v3.500M286 112.500v-2h6" />
    <path className="paper" d="M252 94h20v13a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8Z" />
    <path d="M272 98c9-2 9 10-.500 10M262 86c-5-5 4-8-1-14M104 116v-5h34v5M109 111v-5h32v5M126 106v-4h-19v4" />
    <path
      className="paper"
      d="M159 110C146 113 136 121 134 129c7 5 17 4 28 0M225 110c13 3 23 11 25 19-7 5-17 4-28 0"
    />
    <path
      className="paper"
      d="M164 142C160 130 156 121 158 111c2-12 11-19 25-22V78h18v11c14 3 23 10 25 22 2 10-2 19-6 31Z"
    />
    <path d="M183 89c5 4 13 4 18 0" />
    <path className="paper" d="M175 60C173 45 180 36 192 36s19 9 17 24c-1 12-8 20-17 20s-16-8-17-20Z" />
    <path d="M174.500 58c-5 0-5 9 2 10M209.500 58c5 0 5 9-2 10M189 36c1-4 4-6 8-7M194 36c3-3 6-4 10-3M192.500 55c.300-2.600-3.600-2.500-4.300 0-.900 4.400 4.800 6.700 8.300 3.500 4.300-4.300 1-11.800-5.500-11.800-8 0-12.300 8.300-9 16.500" />
    <path className="paper" d="M160 126h64v8h-64ZM160 140h64v8h-64ZM158 154h68v6h-68Z" />
    <path d="M162 119v51M222 119v51M4 170h378" />
    <path d="M326 169.500c14-2 16-15 30-15 9 0 9 6 13 5 4-1 2-8 2-12 0-5 7-5 7 0 0 7 2 16-1 22M372.500 142l-3-6M378 142l3-6" />
    <circle className="ink" cx="369" cy="135" r="1.200" />
    <circle className="ink" cx="381.500" cy="135" r="1.200" />
  </Drawing>
);

/** A bedside table at night: the lamp is on, the phone lies on its face, and the book stands ready. */
export const BedsideTable = ({ className }: DrawingProps) => (
  <Drawing className={cn('stroke-[2.6]', className)} viewBox="0 0 386 171">
    <path className="apricot" d="M301 84 262 118H374L341 84Z" />
    <path d="M20 14h56v58H20ZM48 14v58M20 43h56M14 72h68M69 30a7.500 7.500 0 1 1-6-10 6 6 0 0 0 6 10Z" />
    <path className="paper" d="M0 124h96v24H0Z" />
    <path className="paper" d="M-4 100c20-7 56-7 72 1 8 5 8 18 0 23H-4" />
    <path d="M-4 106c22 5 44 5 62 1M88 148v22M0 136c30 5 64 5 96 0" />
    <path className="paper" d="M134 118H376v7H134Z" />
    <path className="paper" d="M152 125H358v20H152Z" />
    <path d="M146 125l-3 45M364 125l3 45M248 135a3.500 3.500 0 1 0 7 0 3.500 3.500 0 0 0-7 0" />
    <path d="M304 118v-3.500h34v3.500M321 114V84" />
    <path className="paper" d="M301 84l9-38h22l9 38Z" />
    <path d="M330 84v12M330 99v.5" />
    <path className="sage" d="M201 37h50v81H201Z" />
    <path className="paper" d="M196 32h50v86H196Z" />
    <path className="apricot" d="M245 74v43h-40Z" />
    <path className="paper" d="M246 73 204 118l8-52Z" />
    <path d="M201 32v86M246 36h6v82M206 41h13M208 41v12M206 52h28M223.500 92c-.3-2.200 3-2.200 3.600.2.700 3.800-4.200 5.400-6.800 2.600-3.300-3.700-.6-9.400 4.200-9.600 6-.2 9.500 6 7.300 11.400-2 4.500-7 6.400-10 6.400M222 103h24" />
    <path className="paper" d="M274 96h20v13a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8Z" />
    <path d="M294 100c9-2 9 10-.500 10M284 88c-5-5 4-8-1-14" />
    <path d="M150 118v-5.500h36v5.500M156 112.500v-2.500h10v2.500" />
    <path d="M-4 170h394" />
  </Drawing>
);

/** The author: the photograph that `site.authorPhoto` names, in the site's two inks, and until then a drawing. */
export function AuthorPicture() {
  if (!site.authorPhoto) return <KitchenTable className="w-full max-w-120" />;
  return (
    <picture className="author-photo">
      <img
        src={site.authorPhoto}
        alt={site.authorName || 'The author'}
        width={480}
        height={640}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

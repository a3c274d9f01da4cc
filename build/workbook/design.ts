import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { colors } from '@/lib/design/colors';

/** The colours of the printed workbook: the site's light theme, on white. */
export const ink = {
  paper: colors.paper.light,
  text: colors.ink.light,
  muted: colors.muted.light,
  line: '#c9c0b0',
  edge: colors.edge.light,
  sea: colors.sea.light,
  onSea: colors['sea-ink'].dark,
  onApricot: colors['apricot-ink'].light,
  sage: colors.sage.light,
  wash: colors['sage-wash'].light,
  apricot: colors.apricot.light,
  /** The back of a turned page along its fold. */
  shade: '#e9dfce',
  danger: colors['danger-text'].light,
  dangerWash: colors['danger-wash'].light,
} as const;

/**
 * A page and its grid, in points from the top left corner.
 * @param line distance between writing lines
 */
function pageSize(width: number, height: number, top: number, foot: number, line: number) {
  return {
    width,
    height,
    /** The outer margin: headings, tables and everything to write on. */
    left: 54,
    right: width - 54,
    top,
    bottom: height - foot,
    /** Where running text ends, so that its lines are not too long to read. */
    edge: 500,
    /** Where a title starts, beside its number. */
    title: 126,
    line,
  };
}

export type PageSize = ReturnType<typeof pageSize>;

export const pageSizes = {
  a4: pageSize(595.28, 841.89, 58, 62, 23),
  letter: pageSize(612, 792, 48, 50, 20.5),
};

/** Files, and the weight of those that hold a range of them. */
const files = {
  'serif-bold': ['node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff'],
  'serif-italic': ['node_modules/@fontsource/fraunces/files/fraunces-latin-400-italic.woff'],
  'serif-light': ['node_modules/@fontsource/fraunces/files/fraunces-latin-300-normal.woff'],
  sans: ['build/data/atkinson.woff2', 400],
  'sans-bold': ['build/data/atkinson.woff2', 700],
  'sans-italic': ['build/data/atkinson-italic.woff2', 400],
} as const satisfies Record<string, readonly [path: string, wght?: number]>;

export type FontName = keyof typeof files;

/** Every character that the fonts may have. */
const characters = Array.from({ length: 0x2500 }, (_, code) => String.fromCodePoint(code)).join('');

async function readFont([path, wght]: readonly [path: string, wght?: number]): Promise<Buffer> {
  const file = readFileSync(path);
  // pdfkit would ignore the weight.
  return wght ? subsetFont(file, characters, { targetFormat: 'truetype', variationAxes: { wght } }) : file;
}

/** Reads the fonts of both families, each in one weight. */
export async function readFonts(): Promise<Record<FontName, Buffer>> {
  const entries = Object.entries(files).map(async ([name, file]) => [name, await readFont(file)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<FontName, Buffer>;
}

export interface TextStyle {
  font: FontName;
  size: number;
  /** Distance between baselines, in points. */
  leading: number;
  color: string;
  /** Colour of links, if not the usual one. */
  link?: string;
}

const body = { font: 'sans', size: 11.5, leading: 17, color: ink.text } as const satisfies TextStyle;
const bold = { ...body, font: 'sans-bold' } as const;
const serif = { font: 'serif-bold', color: ink.sea } as const;

/** Every text style of the workbook. */
export const styles = {
  body,
  small: { ...body, size: 9.5, leading: 13.5 },
  fine: { ...body, size: 8.5, leading: 11, color: ink.muted },
  cell: { ...body, size: 10, leading: 14 },
  cellLabel: { ...bold, size: 10, leading: 14 },
  cellHead: { ...bold, size: 9.5, leading: 13, color: ink.sea },
  label: { ...bold, size: 10.5, leading: 15 },
  boxLabel: { ...bold, size: 10, leading: 13 },
  caption: { ...body, size: 9.5, leading: 13.5, color: ink.muted },
  bullet: { ...bold, color: ink.apricot },
  itemNumber: { ...serif, size: 11, leading: 16.4 },
  sourceNumber: { ...bold, size: 9.5, color: ink.sea },
  ringLabel: { ...bold },
  phone: { ...serif, size: 18, leading: 24, color: ink.danger, link: ink.danger },
  ringNumber: { ...serif, size: 24, leading: 28 },
  pageNumber: { ...serif, size: 11, leading: 14 },
  partNumber: { font: 'serif-light', size: 46, leading: 46, color: ink.sage },
  contentsNumber: { font: 'serif-light', size: 14, leading: 20, color: ink.muted },
  contentsTitle: { font: 'serif-bold', size: 14, leading: 20, color: ink.text },
  contentsPage: { ...body, size: 12 },
  lead: { font: 'serif-italic', size: 15, leading: 22, color: ink.text },
  quote: { font: 'serif-italic', size: 17, leading: 25, color: ink.sea },
  heading: { ...serif, size: 17, leading: 23 },
  subheading: { ...serif, size: 13, leading: 18 },
  urgent: { ...serif, size: 15, leading: 21, color: ink.danger },
  title: { ...serif, size: 30, leading: 36 },
  bookTitle: { ...serif, size: 104, leading: 96, color: ink.paper },
  bookWord: { ...serif, size: 40, leading: 46, color: ink.onApricot },
  bookText: { ...body, size: 9.5, leading: 13.5, color: ink.onSea, link: ink.onSea },
  bookLine: { font: 'serif-italic', size: 19, leading: 27, color: ink.onSea },
} as const satisfies Record<string, TextStyle>;

interface Spiral {
  cx: number;
  cy: number;
  /** Number of full turns. */
  turns: number;
  /** Radius of the outermost turn. */
  radius: number;
  /** x coordinate where the line ends. */
  end: number;
}

/** The book's motif as an SVG path of a single stroke: a spiral that unwinds into a line. */
export function spiralPath({ cx, cy, turns, radius, end }: Spiral): string {
  const last = (turns + 0.75) * 2 * Math.PI;
  const steps = Math.ceil(turns * 8);
  const first = 0.6;
  const step = (last - first) / steps;
  const radiusAt = (angle: number) => radius * (angle / last) ** 1.15;
  const at = (angle: number): [number, number] => {
    const r = radiusAt(angle);
    return [cx + r * Math.cos(angle), cy - r * Math.sin(angle)];
  };
  /** A point on the tangent at an angle: the control point of a cubic curve that follows the spiral. */
  const beside = (angle: number, share: number): [number, number] => {
    const [r, growth] = [radiusAt(angle), (1.15 * radiusAt(angle)) / angle];
    const [x, y] = at(angle);
    return [
      x + share * (growth * Math.cos(angle) - r * Math.sin(angle)),
      y - share * (growth * Math.sin(angle) + r * Math.cos(angle)),
    ];
  };
  const curves = Array.from({ length: steps }, (_, index) => {
    const [from, to] = [first + step * index, first + step * (index + 1)];
    return [...beside(from, step / 3), ...beside(to, -step / 3), ...at(to)];
  });
  const [x, y] = at(last);
  // Exits along the tangent, then flattens into the line.
  const leave = [x + 40, y + 3, x + 60, y + 4, x + 110, y + 4];
  const text = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(2)).join(' ');
  return `M${text(at(first))}C${[...curves, leave].map(text).join('C')}L${text([end, y + 4])}`;
}

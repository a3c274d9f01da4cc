import type { ReactElement } from 'react';
import {
  ColdWater,
  CountObjects,
  Cup,
  Daylight,
  DinnerPlate,
  type DrawingProps,
  Hands,
  JumpingJacks,
  LostPage,
  PhoneText,
  SearchCreature,
  Slug,
  TimesTable,
  TurnedPage,
} from '@/components/illustrations/drawings';
import { ink } from './design';

/** The site's drawing at the opening of each part. */
const drawingOf: Readonly<Record<string, (props: DrawingProps) => ReactElement>> = {
  welcome: Cup,
  'safety-first': Hands,
  'my-circle': SearchCreature,
  'the-4-second-technique': TurnedPage,
  'trigger-tracking': TimesTable,
  'checking-and-searching': SearchCreature,
  attention: CountObjects,
  experiments: LostPage,
  'going-towards-things': Slug,
  'body-on-purpose': JumpingJacks,
  'rules-i-live-by': Daylight,
  'panic-attack-worksheets': ColdWater,
  'emergency-action-plan': PhoneText,
  'self-care-strategies': DinnerPlate,
  'for-family-and-friends': PhoneText,
  'weekly-review': Daylight,
  'setback-plan': Slug,
  'more-help': Hands,
};

const fills: Readonly<Record<string, string>> = {
  sage: ink.sage,
  apricot: ink.apricot,
  ink: ink.text,
  paper: '#ffffff',
};

type Shape = ReactElement<{ className?: string; d?: string; cx?: number; cy?: number; r?: number }>;

/**
 * Draws into a square, at its right edge. The components are plain functions, so their shapes are read from the
 * elements that they return.
 * @param part id of the part
 */
export function drawDrawing(doc: PDFKit.PDFDocument, part: string, x: number, y: number, size: number): void {
  const component = drawingOf[part];
  if (!component) throw new Error(`The part ${part} of the workbook has no drawing.`);
  const { viewBox, children } = component({}).props as { viewBox: string; children: Shape | Shape[] };
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const scale = size / Math.max(width, height);
  doc
    .translate(x + size - width * scale, y)
    .scale(scale)
    .translate(-left, -top);
  doc
    .lineWidth(1.6 / scale)
    .lineCap('round')
    .lineJoin('round');
  for (const { props } of [children].flat()) {
    const { className = '', d, cx = 0, cy = 0, r = 0 } = props;
    const trace = () => (d ? doc.path(d) : doc.circle(Number(cx), Number(cy), Number(r)));
    const fill = fills[className];
    if (fill) trace().fill(fill);
    if (!fill || className === 'ink' || className === 'paper') trace().stroke(ink.text);
  }
}

import { colors } from '@/lib/design/colors';

/** The colours of the printed workbook: the site's light theme, on white. */
export const ink = {
  paper: colors.paper.light,
  text: colors.ink.light,
  muted: colors.muted.light,
  line: '#c9c0b0',
  edge: colors.edge.light,
  sea: colors.sea.light,
  sage: colors.sage.light,
  wash: colors['sage-wash'].light,
  apricot: colors.apricot.light,
  danger: colors['danger-text'].light,
  dangerWash: colors['danger-wash'].light,
} as const;

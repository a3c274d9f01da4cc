import { describe, expect, it } from 'vitest';
import {
  changeOf,
  changeOfShare,
  counted,
  type Figure,
  few,
  nothing,
  shareOf,
  toCsvTables,
  writeFigure,
} from '@/lib/domain/admin/figures';
import { toCsv } from '@/lib/domain/csv';

const words = { few: 'under 5', nothing: '–' };
const write = (figure: Figure) => writeFigure(figure, words);

describe('a formatted figure', () => {
  it.each([
    [1234, '1,234'],
    [35.4, '35.4'],
    [0, '0'],
    ['google', 'google'],
    [counted(null), 'under 5'],
    [shareOf(1, 3), '33.3%'],
    [shareOf(0, 3), '0%'],
    [shareOf(0, 0), '–'],
    [shareOf(null, 3), 'under 5'],
    [changeOf(100, 112), '+12%'],
    [changeOf(100, 88), '-12%'],
    [changeOf(7, 7), '0%'],
    [changeOf(0, 4), '+4'],
    [changeOf(0, 0), '0'],
    [changeOf(4, 0), '-100%'],
    [changeOf(null, 4), '–'],
    [changeOf(4, null), '–'],
    [changeOfShare(shareOf(1, 10), shareOf(1, 8)), '+2.5 points'],
    [changeOfShare(nothing, shareOf(1, 8)), '–'],
    [changeOfShare(few, shareOf(1, 8)), '–'],
  ])('%o is %s', (figure, text) => {
    expect(write(figure)).toBe(text);
  });
});

it('is exported as a number, or empty if there is none', () => {
  const table = {
    title: 'T',
    columns: ['A', 'B', 'C', 'D'],
    rows: [['=1+1', 1234, shareOf(1, 3), nothing], ['x', few, 0, '-2'] as const],
  };
  expect(toCsv(toCsvTables([table], words))).toBe(
    '\ufeff"T"\r\n"A","B","C","D"\r\n"\'=1+1",1234,0.333,\r\n"x","under 5",0,"\'-2"\r\n',
  );
});

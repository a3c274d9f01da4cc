const COLUMNS = 72;

/**
 * Wraps a text at 72 columns; a longer word stays whole.
 * @param first prefix of the first line, such as `* `
 * @param rest prefix of the other lines
 */
export function wrapText(text: string, first = '', rest = ''): string {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== null && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest + word;
    } else line = line === null ? first + word : `${line} ${word}`;
  }
  return [...lines, line ?? first].join('\n');
}

/** Wraps each line separately. */
export const wrapLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => wrapText(line))
    .join('\n');

/** Underlines a line of plain text. */
export const underline = (text: string, stroke: '-' | '='): string =>
  `${text}\n${stroke.repeat(Math.min(text.length, COLUMNS))}`;

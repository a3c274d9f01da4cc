const COLUMNS = 72;

/**
 * Wraps a text at 72 columns; a longer word stays whole.
 * @param first prefix of the first line, such as `* `
 * @param rest prefix of the other lines
 */
export function wrapText(text: string, first = '', rest = ''): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!empty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines.join('\n');
}

/** Wraps each line separately. */
export const wrapLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => wrapText(line))
    .join('\n');

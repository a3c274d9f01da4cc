const COLUMNS = 72;

/**
 * Breaks a text into lines of at most 72 columns at its spaces; a longer word stays whole.
 * @param first what the first line starts with, such as `* `
 * @param rest what the other lines start with
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

/** Breaks each line of a text by itself. */
export const wrapLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => wrapText(line))
    .join('\n');

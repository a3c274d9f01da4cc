/**
 * The commands whose labels contain every typed word, prefix matches first.
 * @returns all commands, in order, for empty text
 */
export function filterCommands<Command extends { label: string }>(
  commands: readonly Command[],
  text: string,
): Command[] {
  const typed = text.trim().toLowerCase();
  const words = typed.split(/\s+/);
  const starts = ({ label }: Command) => label.toLowerCase().startsWith(typed);
  const found = commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  return typed ? [...found.filter(starts), ...found.filter((command) => !starts(command))] : found;
}

/** Queries with which the installed app starts: by icon and by shortcut. Each is cached by itself. */
export const openings = ['', '?mode=emergency'] as const;

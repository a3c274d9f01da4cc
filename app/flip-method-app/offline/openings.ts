/**
 * Queries with which the installed app starts: from its icon, and from its shortcut. Each is cached as its
 * own document.
 */
export const openings = ['', '?mode=emergency'] as const;

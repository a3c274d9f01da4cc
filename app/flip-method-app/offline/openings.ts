/** How the installed app is opened: by its icon, and by its shortcut. Each has a copy of the document to itself. */
export const openings = ['', '?mode=emergency'] as const;

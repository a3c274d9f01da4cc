/** Texts shared by reference pages. */
export const longPage = { updated: 'Last changed on', contents: 'On this page' } as const;

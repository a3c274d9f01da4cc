/** Around the pages that one looks something up in. */
export const longPage = { updated: 'Last changed on', contents: 'On this page' } as const;

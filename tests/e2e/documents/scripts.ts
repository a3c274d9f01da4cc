/** URLs of the framework's files. */
export const frameworkFile = /\/_next\/static\/chunks\/.*\.js/;

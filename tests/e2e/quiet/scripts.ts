/** Files of the framework, by their address. */
export const frameworkFile = /\/_next\/static\/chunks\/.*\.js/;

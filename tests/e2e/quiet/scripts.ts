/** Files of the framework, by their address. */
export const frameworkFile = /\/_next\/static\/chunks\/.*\.js/;

/** Chromium gives up turning the page when the answer's scripts are still missing, and says so. */
export const noTurn = /ViewTransition opt-in disabled|Transition was skipped/;

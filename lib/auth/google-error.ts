/** Carries the auth service's own words from the callback to the sign-in page, for one look. */
export const GOOGLE_ERROR_COOKIE = 'flip-google-error';

/** The one-click address in newsletters sent before 24 November 2026. */
export { GET, POST } from '../subscription/route';

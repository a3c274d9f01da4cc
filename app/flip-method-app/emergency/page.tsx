import FlipMethodAppPage, { metadata } from '../page';

export { metadata };

/** `/flip-method-app?mode=emergency` is rewritten to this, so that an emergency is dark and has its numbers from the first paint. */
export default function EmergencyPage() {
  return <FlipMethodAppPage isEmergency />;
}

import { Refusal } from './refusal';

/** Renders the 401 page if a signed-out request gets past the middleware. */
export default function Unauthorized() {
  return <Refusal reason="signed-out" />;
}

import { Refusal } from './refusal';

/** Answers with 401 where no one is signed in, should the middleware have missed it. */
export default function Unauthorized() {
  return <Refusal reason="signed-out" />;
}

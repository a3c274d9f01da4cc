import { Refusal } from './refusal';

/** Answers with 403 where the person is signed in but has not the role, should the middleware have missed it. */
export default function Forbidden() {
  return <Refusal reason="not-admin" />;
}

/** Reads one sentence out when it changes, politely, and shows nothing. */
export function Announcer({ text }: { text: string }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {text}
    </p>
  );
}

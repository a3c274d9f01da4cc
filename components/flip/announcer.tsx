/** A visually hidden live region: announces its text politely when it changes. */
export function Announcer({ text }: { text: string }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {text}
    </p>
  );
}

import type { Contactable } from '@/content/resources';

/** The ways to reach a line, each a row for a thumb: what to press, and when it is open. */
export function Ways({ ways }: { ways: readonly Contactable[] }) {
  if (!ways.length) return null;
  return (
    <ul className="ways">
      {ways.map(({ label, href, hours }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          <span className="text-sm text-muted">{hours}</span>
        </li>
      ))}
    </ul>
  );
}

interface WaysProps {
  /** The link, and a note such as its opening hours. */
  ways: readonly { label: string; href: string; note: string }[];
  /** Whether the links are downloads. */
  download?: boolean;
}

/** Rows of links with large tap targets. */
export function Ways({ ways, download }: WaysProps) {
  if (!ways.length) return null;
  return (
    <ul className="border-b border-line">
      {ways.map(({ label, href, note }) => (
        <li
          key={href}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1.5"
        >
          <a href={href} download={download} className="link inline-flex min-h-11 items-center font-semibold">
            {label}
          </a>
          <span className="text-sm text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}

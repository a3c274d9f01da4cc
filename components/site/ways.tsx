interface WaysProps {
  /** What to press, and what to know about it, such as when it is open. */
  ways: readonly { label: string; href: string; note: string }[];
  /** They are files to keep. */
  download?: boolean;
}

/** Links in rows, each as high as a thumb. */
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

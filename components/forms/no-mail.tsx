import { paths } from '@/lib/paths';

interface NoMailProps {
  /** What may have happened, and the link to request a new mail. */
  words: { nothing: string; again: string };
}

/** Help for a mail that has not arrived. */
export function NoMail({ words: { nothing, again } }: NoMailProps) {
  return (
    <p className="text-sm text-muted">
      {nothing}{' '}
      <a className="link" href={`${paths.authConfirm}?type=email`}>
        {again}
      </a>
      .
    </p>
  );
}

import { paths } from '@/lib/paths';

interface NoMailProps {
  /** What may have happened, and the words that lead to a new mail. */
  words: { nothing: string; again: string };
}

/** For a mail that never came. */
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

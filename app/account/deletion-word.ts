import { accountScreen } from '@/content/account';

/** Whether somebody has typed the word that deletes their account. */
export function isDeletionWord(typed: FormDataEntryValue | null): boolean {
  return (
    String(typed ?? '')
      .trim()
      .toLowerCase() === accountScreen.deletion.word
  );
}

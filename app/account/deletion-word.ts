import { accountScreen } from '@/content/account';

/** Whether the text is the word that confirms account deletion. */
export function isDeletionWord(typed: FormDataEntryValue | null | undefined): boolean {
  return (
    String(typed ?? '')
      .trim()
      .toLowerCase() === accountScreen.deletion.word
  );
}

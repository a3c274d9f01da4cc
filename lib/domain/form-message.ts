/** A message for the visitor: a title, and a sentence if needed. */
export interface FormMessage {
  tone: 'neutral' | 'success' | 'destructive';
  title: string;
  text?: string;
}

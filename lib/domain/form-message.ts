/** A message for the visitor: a title, and a sentence if needed. */
export interface FormMessage {
  tone: 'neutral' | 'success' | 'destructive';
  title: string;
  text?: string;
}

/** What is wrong with a field: rules compare the code, people read the text. */
export interface FieldError {
  code: string;
  text: string;
}

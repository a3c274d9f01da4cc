import type { AnswerField } from '@/lib/workbook/fields';

interface WritingFieldProps {
  field: AnswerField;
  /** Accessible name, if no label wraps the field. */
  named?: true;
}

/** A textarea as high as its printed counterpart; grows with its content where the browser supports it. */
export function WritingField({ field: { name, label, lines }, named }: WritingFieldProps) {
  return (
    <textarea
      name={name}
      aria-label={named && label}
      rows={lines}
      className="writing-field"
      // The styles detect empty fields with :placeholder-shown.
      placeholder=" "
      // Keeps the text from spell-check services and autocomplete.
      autoComplete="off"
      spellCheck={false}
    />
  );
}

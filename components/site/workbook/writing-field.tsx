import type { AnswerField } from '@/lib/workbook/fields';

interface WritingFieldProps {
  field: AnswerField;
  /** Where no label is around it. */
  named?: true;
}

/** Room to write, as high as on paper; it grows with what is written where the browser can do that. */
export function WritingField({ field: { name, label, lines }, named }: WritingFieldProps) {
  return (
    <textarea
      name={name}
      aria-label={named && label}
      rows={lines}
      className="writing-field"
      // Empty fields are known to the style sheet by their placeholder.
      placeholder=" "
      // Neither the browser nor a service that checks spelling needs these words.
      autoComplete="off"
      spellCheck={false}
    />
  );
}

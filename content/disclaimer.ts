/** What the book and the app are not. The short one stands on every page. */
export const disclaimer = {
  short:
    'The Flip Method is self-help and not medical advice. New, sudden or severe symptoms: call 999 (UK) or 911 (USA) first.',
  long: [
    'The author is not a doctor. The book, the workbook, the e-mails and the app are one person’s experience and a practice to try. They do not diagnose, treat, cure or prevent anything, and they do not replace advice from someone who can examine you.',
    '**If a symptom is new, sudden or severe, get medical help first.** Chest pain, trouble breathing, signs of a stroke, heavy bleeding: call 999 in the UK or 911 in the USA now. Don’t flip first. Don’t search first.',
    'If you have a diagnosis, take medicine or are in treatment, carry on with what you agreed there. If worry about your health keeps you from living, a GP or therapist is the right person to tell.',
  ],
} as const;

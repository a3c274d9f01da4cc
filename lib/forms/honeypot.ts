/** A field that no person sees and no password manager fills; robots fill every field they find. */
export const HONEYPOT_FIELD = 'flip_reference';

/** Whether a form was filled in by a robot. */
export function isRobot(formData: FormData): boolean {
  return Boolean(formData.get(HONEYPOT_FIELD));
}

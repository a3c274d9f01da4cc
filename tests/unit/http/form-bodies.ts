/** Bodies of the form without JavaScript: as this site’s pages send them, and changed. */

export const id = `60${'ab'.repeat(20)}`;
const state = '[{"status":"idle","fieldErrors":{},"values":{},"submission":0}]';
const reference = JSON.stringify({ id, bound: '$@1' });
export const whole = [
  ['$ACTION_REF_1', ''],
  ['$ACTION_1:0', reference],
  ['$ACTION_1:1', state],
  ['$ACTION_KEY', 'k1'],
  ['message', 'Hello'],
] as const;

export function form(fields: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}
export const without = (name: string) => form(whole.filter(([given]) => given !== name));
export const changed = (name: string, value: string) =>
  form(whole.map(([given, old]) => [given, given === name ? value : old] as const));

export const send = (body: BodyInit, headers: Record<string, string> = {}, path = '/contact') =>
  new Request(`https://flip.example${path}`, { method: 'POST', body, headers });
export const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

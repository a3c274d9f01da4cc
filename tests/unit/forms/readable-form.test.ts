import { describe, expect, it } from 'vitest';
import { isReadableForm } from '@/lib/forms/readable-form';

const send = (body: BodyInit, type?: string) =>
  new Request('https://flip.example/contact', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  });

const form = (name: string) => {
  const data = new FormData();
  data.append(name, 'x');
  return data;
};

describe('a form that a script sends', () => {
  it('is readable, and still unread, when a browser made it', async () => {
    const request = send(form('1_message'));
    expect(await isReadableForm(request)).toBe(true);
    expect((await request.formData()).get('1_message')).toBe('x');
  });

  it('is not when a name holds a null character, or when the body is no form', async () => {
    expect(await isReadableForm(send(form('\0null\0')))).toBe(false);
    expect(await isReadableForm(send('nothing of the kind', 'multipart/form-data; boundary=x'))).toBe(false);
    expect(await isReadableForm(send('nothing of the kind', 'multipart/form-data'))).toBe(false);
  });

  it('is not looked into when it is of another kind', async () => {
    expect(await isReadableForm(send('[{}]', 'text/plain;charset=UTF-8'))).toBe(true);
  });
});

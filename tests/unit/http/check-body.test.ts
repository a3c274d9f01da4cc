import { describe, expect, it } from 'vitest';
import { faultOfBody } from '@/lib/http/check-body';
import { changed, form, id, multipart, send, whole, without } from './form-bodies';

describe('the body of a form submitted without JavaScript', () => {
  it('is accepted as this site’s pages send it, and left unread', async () => {
    const request = send(form(whole));
    expect(await faultOfBody(request)).toBeNull();
    expect((await request.formData()).get('message')).toBe('Hello');
  });

  it('is accepted with values that start with a dollar, as React escapes them', async () => {
    const said = '[{"status":"error","message":"$undefined","values":{"name":"$$5 a day"},"submission":1}]';
    expect(await faultOfBody(send(changed('$ACTION_1:1', said)))).toBeNull();
  });

  it.each([
    ['no boundary', send('nothing of the kind', { 'content-type': 'multipart/form-data' })],
    ['no parts', send('nothing of the kind', multipart)],
    ['half a part', send('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhel', multipart)],
    ['a reference twice', send(form([...whole, ...whole.slice(1, 2)]))],
    ['no state', send(without('$ACTION_1:1'))],
    ['a broken state', send(changed('$ACTION_1:1', '{{'))],
    ['a state that is none', send(changed('$ACTION_1:1', '["idle"]'))],
    ['two states', send(changed('$ACTION_1:1', '[{},{}]'))],
    ['a state that asks for a function', send(changed('$ACTION_1:1', '[{"values":"$F2"}]'))],
    ['a state that asks for itself', send(changed('$ACTION_1:1', '[{"values":{"a":["$Q5"]}}]'))],
    ['a bound list that is none', send(changed('$ACTION_1:0', JSON.stringify({ id, bound: null })))],
  ])('is malformed with %s', async (_, request) => {
    expect(await faultOfBody(request)).toBe('malformed');
  });

  it.each([
    ['no action', send(form([['message', 'Hello']]))],
    ['an action that takes no state', send(form([[`$ACTION_ID_${id}`, '']]))],
    ['a broken reference', send(changed('$ACTION_1:0', '{bad'))],
    ['an id that is none', send(changed('$ACTION_1:0', '{"id":"../../x","bound":"$@1"}'))],
    ['two actions', send(form([...whole, ['$ACTION_REF_2', '']]))],
    ['a type that holds no form', send('a=b', { 'content-type': 'text/plain' })],
    ['no type at all', send(new Uint8Array([1, 2, 3]))],
  ])('belongs to no form with %s', async (_, request) => {
    expect(await faultOfBody(request)).toBe('no-action');
  });

  it('is accepted with a bound argument before the state, and as a plain form if the action takes just that', async () => {
    const bound = `70${'ab'.repeat(20)}`;
    const fields = whole.map(
      ([name, value]) => [name, value.replace(id, bound).replace(/^\[/, '["one",')] as const,
    );
    expect(await faultOfBody(send(form(fields)))).toBeNull();
    expect(await faultOfBody(send(form([[`$ACTION_ID_40${'ab'.repeat(20)}`, '']])))).toBeNull();
  });

  it('is stale if this build has no such action', async () => {
    expect(await faultOfBody(send(form(whole)), (known) => known !== id)).toBe('stale');
  });
});

describe('the body of a form submitted by JavaScript', () => {
  const reply = (list: string, name = '1_message') =>
    form([
      ['0', list],
      [name, 'Hello'],
    ]);
  const byScript = (body: BodyInit, action = id) => send(body, { 'next-action': action });

  it('is accepted with a state and a form', async () => {
    expect(await faultOfBody(byScript(reply('[{"status":"idle"},"$K1"]')))).toBeNull();
  });

  it.each([
    [
      'text in place of a form',
      send('[]', { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }),
    ],
    ['no list', byScript(form([['1_a', 'b']]))],
    ['a broken list', byScript(reply('{{'))],
    ['one argument', byScript(reply('["$K1"]'))],
    ['three arguments', byScript(reply('[{},"$K1",1]'))],
    ['words in place of the form', byScript(reply('[{},"hello"]'))],
    ['a state that asks for something', byScript(reply('[{"a":"$1:a:b"},"$K1"]'))],
    ['a name that is longer than Next reads', byScript(reply('[{},"$K1"]', 'x'.repeat(17_000)))],
    ['a null character in a name', byScript(reply('[{},"$K1"]', '\0null\0'))],
  ])('is malformed with %s', async (_, request) => {
    expect(await faultOfBody(request)).toBe('malformed');
  });

  it('belongs to no form if its action id is invalid', async () => {
    expect(await faultOfBody(byScript(reply('[{},"$K1"]'), 'junk'))).toBe('no-action');
  });
});

it('is accepted with POST only', async () => {
  const request = new Request('https://flip.example/contact', { method: 'PUT', body: form(whole) });
  expect(await faultOfBody(request)).toBe('method');
});

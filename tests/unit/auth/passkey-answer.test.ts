// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { askDevice, passkeyFailure } from '@/components/forms/use-passkey-form';
import { passkeyMessages } from '@/content/auth/messages';

vi.mock('next/navigation', () => ({
  unstable_isUnrecognizedActionError: vi.fn(),
  unstable_rethrow: vi.fn(),
}));

const bytes = (...numbers: number[]) => new Uint8Array(numbers).buffer;
const illegal = () => {
  throw new TypeError('Illegal invocation');
};

async function answerOf(kind: 'create' | 'get', credential: object) {
  const read = (options: unknown) => options;
  const readers = { parseCreationOptionsFromJSON: read, parseRequestOptionsFromJSON: read };
  vi.stubGlobal('PublicKeyCredential', readers);
  const answer = async () => credential;
  vi.stubGlobal('navigator', { credentials: { create: answer, get: answer } });
  const { signal } = new AbortController();
  return JSON.parse(await askDevice({ kind, challenge: 'x', options: {} }, signal));
}

it('a password manager’s own object is read field by field, in whatever form its bytes are and whatever its methods do', async () => {
  const one = { id: '__4', type: 'public-key', authenticatorAttachment: 'platform' };
  const expected = {
    ...{ ...one, rawId: '__4', clientExtensionResults: {} },
    response: { clientDataJSON: 'e30', attestationObject: '__4', transports: [] },
  };
  const odd = { toJSON: illegal, getClientExtensionResults: illegal, getTransports: illegal };
  for (const [rawId, clientDataJSON, attestationObject, methods] of [
    [bytes(255, 254), bytes(123, 125), new Uint8Array([255, 254]), {}],
    ['//4=', [123, 125], { 0: 255, 1: 254 }, odd],
  ] as const) {
    const made = { ...one, ...methods, rawId, response: { clientDataJSON, attestationObject, ...methods } };
    expect(await answerOf('create', made)).toEqual(expected);
  }
});

it('an answer of the browser’s own class has every field that the auth service reads', async () => {
  const used = {
    ...{ id: 'AQI', type: 'public-key', rawId: bytes(1, 2), authenticatorAttachment: null },
    getClientExtensionResults: () => ({ appid: true }),
    response: {
      clientDataJSON: bytes(1),
      authenticatorData: bytes(2),
      signature: bytes(3),
      userHandle: null,
    },
  };
  expect(await answerOf('get', used)).toMatchObject({
    clientExtensionResults: { appid: true },
    response: { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' },
  });
});

it('an error that nobody knows, or no answer, is not called a closed question', async () => {
  const none = await answerOf('get', null as unknown as object).catch(passkeyFailure);
  expect(none).toBe(passkeyMessages.unknown);
  for (const error of [new DOMException('', 'NotAllowedError'), { name: 'NotAllowedError' }])
    expect(passkeyFailure(error)).toBe(passkeyMessages.cancelled);
  for (const error of [new TypeError('Illegal invocation'), new DOMException('', 'UnknownError')])
    expect(passkeyFailure(error)).toBe(passkeyMessages.unknown);
});

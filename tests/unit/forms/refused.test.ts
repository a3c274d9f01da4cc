import { describe, expect, it } from 'vitest';
import { refusalOf } from '@/components/forms/use-form-result';
import { type Refusal, refusals } from '@/content/refusals';
import { refuseRequest } from '@/lib/http/refusals';

describe('what a form that React sends says when the server refuses it', () => {
  const request = new Request('https://flip.example/auth', {
    method: 'POST',
    headers: { 'next-action': 'a' },
  });

  it.each(Object.keys(refusals) as Refusal[])('the sentence of the refusal: %s', async (reason) => {
    const answer = refuseRequest(request, reason);
    // Next makes an error of the text of such an answer.
    expect(answer.headers.get('content-type')).toBe('text/plain');
    const text = await answer.text();
    expect(refusalOf(new Error(text))).toBe(reason);
  });

  it('nothing of its own for any other error', () => {
    expect(refusalOf(new TypeError('Failed to fetch'))).toBeUndefined();
    expect(refusalOf(undefined)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { faultOfBody, LARGEST_BODY } from '@/lib/http/check-body';
import { multipart, send } from './form-bodies';

describe('a large body', () => {
  it('is refused by Content-Length, or while streaming if there is none', async () => {
    const large = 'x'.repeat(LARGEST_BODY + 1);
    expect(await faultOfBody(send(large, { 'content-length': String(large.length) }))).toBe('too-large');
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const request = new Request('https://flip.example/contact', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(await faultOfBody(request)).toBe('too-large');
    expect(sent).toBeLessThan(2 * LARGEST_BODY);
  });

  it('is refused on non-page routes too, which validate everything else themselves', async () => {
    expect(await faultOfBody(send('x'.repeat(LARGEST_BODY + 1), {}, '/api/subscription'))).toBe('too-large');
    expect(await faultOfBody(send('{{', multipart, '/api/subscription'))).toBeNull();
  });
});

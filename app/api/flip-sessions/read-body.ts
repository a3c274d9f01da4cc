/**
 * Reads a request's JSON, but no more of it than is allowed.
 * @param largest bytes
 * @returns the value, or which of the two is wrong with it
 */
export async function readJsonBody(
  request: Request,
  largest: number,
): Promise<{ ok: true; value: unknown } | { ok: false; reason: 'too-large' | 'no-json' }> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return { ok: false, reason: 'too-large' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return { ok: false, reason: 'too-large' };
    chunks.push(chunk);
  }
  try {
    return { ok: true, value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { ok: false, reason: 'no-json' };
  }
}

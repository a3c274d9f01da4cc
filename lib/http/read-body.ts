type Body =
  | { status: 'read'; bytes: Uint8Array<ArrayBuffer> }
  | { status: 'too-large' }
  | { status: 'broken' };

/**
 * Reads the body of a request, up to `limit`.
 * @param request is cloned, so it can still be read
 * @param limit in bytes
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  if (Number(request.headers.get('content-length')) > limit) return { status: 'too-large' };
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = request.clone().body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > limit) {
        void reader?.cancel().catch(() => {});
        return { status: 'too-large' };
      }
      chunks.push(part.value);
    }
  } catch {
    return { status: 'broken' };
  }
  return { status: 'read', bytes: Buffer.concat(chunks) };
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

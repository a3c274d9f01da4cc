import { setTimeout as sleep } from 'node:timers/promises';
import type { StackSettings } from '../settings.ts';
import { signToken } from './json-web-token.ts';

/** Waits for an auth service; it creates its tables before it responds. */
export async function untilItAnswers(authUrl: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${authUrl}/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(250);
  }
}

/** Forwards a call to an auth service, like a hosted project's gateway. */
export async function passOn(
  request: Request,
  { secrets }: StackSettings,
  authUrl: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name);
  const key = headers.get('apikey') ?? '';
  const roles: Record<string, string> = {
    [secrets.publishableKey]: 'anon',
    [secrets.secretKey]: 'service_role',
  };
  const role = roles[key];
  if (role && [null, `Bearer ${key}`].includes(headers.get('authorization'))) {
    const exp = Math.floor(Date.now() / 1000) + 60;
    headers.set('authorization', `Bearer ${signToken({ role, exp }, secrets.jwtSecret)}`);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(`${authUrl}${pathname.slice('/auth/v1'.length)}${search}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: await request.arrayBuffer() }),
  });
  const passed = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.delete(name);
  const isEmpty = answer.status === 204 || answer.status === 304;
  return new Response(isEmpty ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: passed,
  });
}

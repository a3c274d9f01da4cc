import { z } from 'zod';
import type { StackSettings } from '../settings.ts';
import type { ProjectConfig } from './auth-config.ts';
import { allowedRedirect } from './auth-mailer.ts';
import { type ApiCall, authError, type Handler } from './http.ts';
import { makeOneTimeToken } from './one-time-token.ts';
import type { UserRow, Users } from './users.ts';

const metadata = z.record(z.string(), z.unknown());

const userInput = z.object({
  email: z.email().optional(),
  password: z.string().min(6).max(72).optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
});

const linkInput = z.object({
  type: z.enum(['signup', 'magiclink', 'recovery']),
  email: z.email(),
  password: z.string().min(6).max(72).optional(),
  data: metadata.optional(),
});

type UserInput = z.infer<typeof userInput>;

const changesOf = (input: UserInput) => ({
  email: input.email,
  password: input.password,
  confirm: input.email_confirm,
  userMetadata: input.user_metadata,
  appMetadata: input.app_metadata,
});

const invalid = () => authError(422, 'validation_failed', 'The request is not valid');
const unknownUser = () => authError(404, 'user_not_found', 'User not found');
const knownEmail = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered');

/** `auth.admin.*` of the client library: the secret key lists, reads, makes, changes and deletes accounts. */
export function adminApi(users: Users, config: ProjectConfig, settings: StackSettings): Handler {
  async function list({ url }: ApiCall): Promise<Response> {
    const page = Math.max(1, Number(url.searchParams.get('page')) || 1);
    const perPage = Math.min(1000, Number(url.searchParams.get('per_page')) || 50);
    const found = await users.page(page, perPage);
    const body = {
      users: await Promise.all(found.users.map((user) => users.toResponse(user))),
      aud: 'authenticated',
    };
    const last = Math.max(1, Math.ceil(found.total / perPage));
    const links = [page < last && `<?page=${page + 1}>; rel="next"`, `<?page=${last}>; rel="last"`];
    return Response.json(body, {
      headers: { 'x-total-count': String(found.total), link: links.filter(Boolean).join(', ') },
    });
  }

  async function create({ body }: ApiCall): Promise<Response> {
    const input = userInput.safeParse(body);
    if (!input.success || !input.data.email) return invalid();
    if (await users.byEmail(input.data.email)) return knownEmail();
    return Response.json(await users.toResponse(await users.create(input.data.email, changesOf(input.data))));
  }

  async function change(user: UserRow, { body }: ApiCall): Promise<Response> {
    const input = userInput.safeParse(body);
    if (!input.success) return invalid();
    const holder = input.data.email ? await users.byEmail(input.data.email) : undefined;
    if (holder && holder.id !== user.id) return knownEmail();
    return Response.json(await users.toResponse(await users.update(user.id, changesOf(input.data))));
  }

  async function generateLink({ body }: ApiCall): Promise<Response> {
    const input = linkInput.safeParse(body);
    if (!input.success) return invalid();
    const { type, email, password, data } = input.data;
    const known = await users.byEmail(email);
    if (type === 'signup' && known?.email_confirmed_at) return knownEmail();
    if (type === 'recovery' && !known) return unknownUser();
    const user = known ?? (await users.create(email, { password, userMetadata: data }));
    const token = makeOneTimeToken(email, config.auth.email.otp_length);
    await users.setToken(user.id, type === 'signup' ? 'confirmation' : 'recovery', token.hash);
    const redirectTo = allowedRedirect(settings.siteUrl);
    const query = new URLSearchParams({ token: token.hash, type, redirect_to: redirectTo });
    return Response.json({
      ...(await users.toResponse(user)),
      action_link: `${settings.apiUrl}/auth/v1/verify?${query}`,
      email_otp: token.code,
      hashed_token: token.hash,
      verification_type: type,
      redirect_to: redirectTo,
    });
  }

  async function ofOne(id: string, call: ApiCall): Promise<Response | null> {
    const user = await users.byId(id);
    if (!user) return unknownUser();
    switch (call.request.method) {
      case 'GET':
        return Response.json(await users.toResponse(user));
      case 'PUT':
        return change(user, call);
      case 'DELETE':
        await users.remove(id);
        return Response.json({});
      default:
        return null;
    }
  }

  return async (call) => {
    if (!call.authPath?.startsWith('/admin/')) return null;
    if (call.key !== 'secret') return authError(403, 'not_admin', 'User not allowed');
    const { method } = call.request;
    const id = /^\/admin\/users\/([0-9a-f-]{36})$/.exec(call.authPath)?.[1];
    if (id) return ofOne(id, call);
    if (call.authPath === '/admin/users' && method === 'GET') return list(call);
    if (call.authPath === '/admin/users' && method === 'POST') return create(call);
    if (call.authPath === '/admin/generate_link' && method === 'POST') return generateLink(call);
    return null;
  };
}

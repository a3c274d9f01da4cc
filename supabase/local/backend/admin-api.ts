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

/** internal/mailer and internal/api/password.go: what the service says of an address and a password. */
function refusal({ issues }: z.ZodError): Response {
  const [{ path, code } = { path: [], code: '' }] = issues;
  if (path[0] === 'password' && code === 'too_small') {
    const msg = 'Password should be at least 6 characters.';
    const reasons = { weak_password: { reasons: ['length'] } };
    return Response.json({ code: 422, error_code: 'weak_password', msg, ...reasons }, { status: 422 });
  }
  const messages: Record<string, string> = {
    password: 'Password cannot be longer than 72 characters',
    email: 'Unable to validate email address: invalid format',
  };
  return authError(400, 'validation_failed', messages[String(path[0])] ?? 'The request is not valid');
}
const unknownUser = () => authError(404, 'user_not_found', 'User not found');
const knownEmail = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered');

/** The service does not catch what its database says to a change to an address that another account has. */
const taken = (email: string) => {
  const message = 'duplicate key value violates unique constraint "users_email_partial_key"';
  const detail = `Key (email)=(${email}) already exists.`;
  return Response.json({ code: '23505', detail, message }, { status: 500 });
};

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
    if (!input.success) return refusal(input.error);
    if (!input.data.email)
      return authError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
    if (await users.byEmail(input.data.email)) return knownEmail();
    const user = await users.create(input.data.email, changesOf(input.data));
    // The service has not read this column again when it answers.
    const { confirmed_at: _unread, ...answer } = await users.toResponse(user);
    return Response.json(answer);
  }

  async function change(user: UserRow, { body }: ApiCall): Promise<Response> {
    const input = userInput.safeParse(body);
    if (!input.success) return refusal(input.error);
    const { email } = input.data;
    const holder = email ? await users.byEmail(email) : undefined;
    if (holder && holder.id !== user.id) return taken(email ?? '');
    const identities = await users.identities(user.id);
    const changed = await users.update(user.id, changesOf(input.data));
    // The service answers with the identities that it has read before.
    return Response.json({ ...(await users.toResponse(changed)), ...(email && { identities }) });
  }

  async function generateLink({ body }: ApiCall): Promise<Response> {
    const input = linkInput.safeParse(body);
    if (!input.success) return refusal(input.error);
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
    if (/^\/admin\/users\/[^/]+$/.test(call.authPath))
      return authError(404, 'validation_failed', 'user_id must be an UUID');
    if (call.authPath === '/admin/users' && method === 'GET') return list(call);
    if (call.authPath === '/admin/users' && method === 'POST') return create(call);
    if (call.authPath === '/admin/generate_link' && method === 'POST') return generateLink(call);
    return null;
  };
}

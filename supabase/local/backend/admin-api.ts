import { z } from 'zod';
import type { StackSettings } from '../settings.ts';
import type { ProjectConfig } from './auth-config.ts';
import { type ApiCall, authError, type Handler } from './http.ts';
import { makeOneTimeToken } from './tokens.ts';
import { metadata, type UserRow, type Users, userInput } from './users.ts';

/** The site checks addresses and passwords before it sends them, so the service's own messages are not repeated here. */
const refusal = () => authError(400, 'validation_failed', 'The request is not valid');
const unknownUser = () => authError(404, 'user_not_found', 'User not found');
const knownEmail = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered');

/** The service does not handle the unique violation when an address is taken. */
const taken = (email: string) => {
  const message = 'duplicate key value violates unique constraint "users_email_partial_key"';
  const detail = `Key (email)=(${email}) already exists.`;
  return Response.json({ code: '23505', detail, message }, { status: 500 });
};

const linkInput = z.object({
  type: z.enum(['signup', 'recovery']),
  email: z.email(),
  password: z.string().optional(),
  data: metadata.optional(),
});

/** `auth.admin.*` of the client library: account management with the secret key. */
export function adminApi(users: Users, { auth }: ProjectConfig, { siteUrl }: StackSettings): Handler {
  /**
   * supabase/auth internal/api/mail.go, adminGenerateLink, for the kinds that the site uses: makes a link and sends nothing. An
   * unconfirmed account keeps its password.
   */
  async function generateLink({ body, url }: ApiCall): Promise<Response> {
    const input = linkInput.safeParse(body);
    if (!input.success) return refusal();
    const { type, email, password, data = {} } = input.data;
    let user = await users.find({ email });
    if (type === 'recovery' && !user)
      return authError(404, 'user_not_found', 'User with this email not found');
    if (type === 'signup' && user?.email_confirmed_at) return knownEmail();
    user ??= await users.create(email, { password });
    if (type === 'signup') user = await users.update(user.id, { user_metadata: data });
    const { code, hash } = makeOneTimeToken(email, auth.email.otp_length);
    await users.setToken(user.id, type === 'signup' ? 'confirmation' : 'recovery', hash);
    const fresh = (await users.find({ id: user.id })) ?? user;
    return Response.json({
      ...(await users.toResponse(fresh)),
      action_link: `${url.origin}/verify?token=${hash}&type=${type}&redirect_to=${siteUrl}`,
      email_otp: code,
      hashed_token: hash,
      verification_type: type,
      redirect_to: siteUrl,
    });
  }

  async function create({ body }: ApiCall): Promise<Response> {
    const { email, ...changes } = userInput.safeParse(body).data ?? {};
    if (!email) return refusal();
    if (await users.find({ email })) return knownEmail();
    const user = await users.create(email, changes);
    // The service responds without re-reading this column.
    const { confirmed_at: _unread, ...answer } = await users.toResponse(user);
    return Response.json(answer);
  }

  async function change(user: UserRow, { body }: ApiCall): Promise<Response> {
    const input = userInput.safeParse(body);
    if (!input.success) return refusal();
    const { email } = input.data;
    const holder = email ? await users.find({ email }) : undefined;
    if (holder && holder.id !== user.id) return taken(email ?? '');
    const identities = await users.identities(user.id);
    const changed = await users.update(user.id, input.data);
    // The service responds with the identities from before the change.
    return Response.json({ ...(await users.toResponse(changed)), ...(email && { identities }) });
  }

  async function ofOne(id: string, call: ApiCall): Promise<Response | null> {
    const user = await users.find({ id });
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
    if (call.authPath === '/admin/generate_link' && call.request.method === 'POST') return generateLink(call);
    const id = /^\/admin\/users\/([0-9a-f-]{36})$/.exec(call.authPath)?.[1];
    if (id) return ofOne(id, call);
    return call.authPath === '/admin/users' && call.request.method === 'POST' ? create(call) : null;
  };
}

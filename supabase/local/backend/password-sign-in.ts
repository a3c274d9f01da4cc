import { authError, type Handler } from './http.ts';
import type { Users } from './users.ts';

/**
 * The auth service checks the password first, so that strangers do not learn which addresses are unconfirmed
 * (supabase/auth internal/api/token.go, ResourceOwnerPasswordGrant). The package checks it second.
 */
export function passwordSignIn(users: Users): Handler {
  return async ({ authPath, url, body }) => {
    if (authPath !== '/token' || url.searchParams.get('grant_type') !== 'password') return null;
    const { email, password } = body;
    if (typeof email !== 'string' || typeof password !== 'string' || password === '') return null;
    const user = await users.byEmail(email);
    if (!user || user.email_confirmed_at || (await users.hasThisPassword(user.id, password))) return null;
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  };
}

import type { NextRequest } from 'next/server';
import { getCurrentUser } from '@/lib/auth/session';
import { readLink } from '@/lib/crypto/links';
import { acceptInvitation } from '@/lib/data/admin/people';
import { seeOther } from '@/lib/http/responses';
import { paths } from '@/lib/paths';

interface Context {
  params: Promise<{ token: string }>;
}

/** A GET changes nothing, and redirects to the page. */
export async function GET(_: NextRequest, { params }: Context): Promise<Response> {
  return seeOther(paths.invitation((await params).token));
}

/** Gives the signed-in person the role and redirects to the workspace. On failure redirects to the page, which says why. */
export async function POST(_: NextRequest, { params }: Context): Promise<Response> {
  const { token } = await params;
  const page = paths.invitation(token);
  const id = readLink('invitation', token);
  if (!id) return seeOther(page);
  try {
    const user = await getCurrentUser();
    if (!user) return seeOther(paths.signIn(page));
    return seeOther((await acceptInvitation(id, user.userId)) ? paths.admin : page);
  } catch (error) {
    console.error(error);
    return seeOther(`${page}?failed=1`);
  }
}

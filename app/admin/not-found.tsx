import { ButtonLink } from '@/components/ui/button';
import { workspaceWords } from '@/content/admin/workspace';
import { requireInbox } from '@/lib/auth/require-admin';
import { paths } from '@/lib/paths';
import { Workspace } from './workspace';

const { missing: words } = workspaceWords;

/** An unknown page of the workspace, inside it. */
export default async function NotFound() {
  const { user, role } = await requireInbox();
  return (
    <Workspace path={paths.admin} here={paths.admin} admin={user} role={role} title={words.title}>
      <p className="mb-6">{words.text}</p>
      <ButtonLink href={paths.admin}>{words.back}</ButtonLink>
    </Workspace>
  );
}

import { withProof } from '@/app/admin/access';
import { exportPerson } from '@/lib/data/admin-people';
import { fileResponse, seeOther } from '@/lib/http/responses';
import { paths } from '@/lib/paths';
import { adminFile } from '../admin-file';

/** Exports a person's stored data as JSON, after the admin has re-authenticated. */
export const POST = adminFile(async (request, admin) => {
  const back = (failed: string) => seeOther(`${paths.adminPeople}?failed=${failed}`);
  const form = await request.formData().catch(() => new FormData());
  const email = String(form.get('email') ?? '');
  try {
    const proof = await withProof(admin, String(form.get('proof') ?? ''), (client) =>
      exportPerson(client, email),
    );
    if (proof.refusal) return back('proof');
    if (proof.result === null) return back('none');
    const json = `${JSON.stringify(proof.result, null, 2)}\n`;
    return fileResponse(json, 'application/json', 'flip-method-personal-data.json');
  } catch (error) {
    console.error(error);
    return back('unavailable');
  }
});

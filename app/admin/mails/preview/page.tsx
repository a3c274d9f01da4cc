import { ChoiceField } from '@/app/admin/forms';
import { ListForm } from '@/app/admin/list-form';
import { adminHref, FilterForm, SubNav } from '@/app/admin/parts';
import { workspacePage } from '@/app/admin/workspace';
import { Button } from '@/components/ui/button';
import { mailWords } from '@/content/admin/mails';
import { publicEnv } from '@/lib/env';
import { renderMail } from '@/lib/mail/render-mail';
import { sampleMails } from '@/lib/mail/samples';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { testMail } from '../actions';
import { type MailLook, MailView } from '../mail-view';

const { preview: words } = mailWords;

const looks = Object.keys(words.looks) as MailLook[];

export const metadata = unlistedMetadata(paths.adminMailPreview);

export default workspacePage(paths.adminMailPreview, async function showSample({ query }) {
  const mails = sampleMails();
  const shown = mails.find(({ id }) => id === query.mail) ?? mails[0];
  const look = looks.find((each) => each === query.as) ?? 'light';
  const hrefOf = (as: MailLook) => adminHref({ mail: shown?.id, as }, paths.adminMailPreview);
  return (
    <>
      <p className="mb-6 max-w-text text-sm text-muted">{words.note}</p>
      <FilterForm action={paths.adminMailPreview} submit={words.show} className="mb-8">
        <ChoiceField
          name="mail"
          label={words.choose}
          options={mails.map(({ id, label }) => ({ id, label }))}
          chosen={shown?.id ?? ''}
        />
        <input type="hidden" name="as" value={look} />
      </FilterForm>
      {shown && (
        <>
          <SubNav
            label={words.show}
            items={looks.map((each) => ({ label: words.looks[each], href: hrefOf(each) }))}
            current={hrefOf(look)}
          />
          <div className="grid gap-4">
            <MailView mail={renderMail(shown.mail, publicEnv().SITE_URL)} look={look} />
          </div>
          <div className="mt-6">
            <ListForm action={testMail} label={words.test}>
              <Button type="submit" variant="secondary" name="mail" value={shown.id}>
                {words.test}
              </Button>
            </ListForm>
          </div>
        </>
      )}
    </>
  );
});

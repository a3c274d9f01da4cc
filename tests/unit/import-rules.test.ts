import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { brokenImportRules } from '../../scripts/check.ts';

/** For each rule, files that violate it and no other. */
const violations: Record<string, Record<string, string>> = {
  'no-circular': {
    'lib/a.ts': "import type { B } from './b';\nexport type A = B[];",
    'lib/b.ts': "import { type A } from './a';\nexport type B = A | string;",
  },
  'capabilities-are-independent': {
    'app/(site)/contact/page.tsx': "export { schema } from '../workbook/schema';",
    'app/(site)/workbook/schema.ts': 'export const schema = 1;',
  },
  'document-forms-run-without-react': {
    'app/(site)/contact/form.tsx':
      "export { useFormResult } from '../../../components/forms/use-form-result';",
    'components/forms/use-form-result.ts': 'export const useFormResult = 1;',
  },
  'sign-in-is-independent': {
    'app/(sign-in)/auth/page.tsx': "export { schema } from '../../account/schema';",
    'app/account/schema.ts': 'export const schema = 1;',
  },
  'components-do-no-io': {
    'components/site/list.tsx': "export { rows } from '../../lib/data/rows';",
    'lib/data/rows.ts': 'export const rows = 1;',
  },
  'ui-is-product-agnostic': {
    'components/ui/card.tsx': "export { site } from '../../content/site';",
    'content/site.ts': 'export const site = 1;',
  },
  'elements-do-not-import-react': {
    'components/elements/typing.ts': "export { Card } from '../site/card';",
    'components/site/card.tsx': 'export const Card = 1;',
  },
  'domain-is-pure': {
    'lib/domain/flip.ts': "export { paths } from '../paths';",
    'lib/paths.ts': 'export const paths = 1;',
  },
  'content-imports-only-content': {
    'content/site.ts': "export { paths } from '../lib/paths';",
    'lib/paths.ts': 'export const paths = 1;',
  },
  'data-layer': {
    'lib/data/rows.ts': "export { send } from '../mail/send';",
    'lib/mail/send.ts': 'export const send = 1;',
  },
  'auth-layer': {
    'lib/auth/session.ts': "export { send } from '../mail/send';",
    'lib/mail/send.ts': 'export const send = 1;',
  },
  'supabase-layer': {
    'lib/supabase/server.ts': "export { paths } from '../paths';",
    'lib/paths.ts': 'export const paths = 1;',
  },
  'mail-layer': {
    'lib/mail/send.ts': "export { session } from '../auth/session';",
    'lib/auth/session.ts': 'export const session = 1;',
  },
  'lib-does-not-import-pages': {
    'lib/metadata.ts': "export { Card } from '../components/site/card';",
    'components/site/card.tsx': 'export const Card = 1;',
  },
  'product-does-not-import-tools': {
    'lib/metadata.ts': "export { state } from '../scripts/state';",
    'scripts/state.ts': 'export const state = 1;',
  },
  'product-does-not-import-dev-packages': { 'lib/metadata.ts': "export { default } from 'postgres';" },
  'everything-resolves': { 'lib/metadata.ts': "export { nothing } from './nowhere';" },
};

const planted: string[] = [];

function plant(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'import-rules-'));
  planted.push(dir);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  for (const shared of ['node_modules', 'package.json', 'tsconfig.json']) {
    symlinkSync(join(process.cwd(), shared), join(dir, shared));
  }
  return dir;
}

afterEach(() => {
  for (const dir of planted.splice(0)) rmSync(dir, { recursive: true, force: true });
});

test('every rule has a violation to test it', () => {
  expect(Object.keys(violations).sort()).toEqual(config.forbidden?.map((rule) => rule.name).sort());
});

test.each(Object.entries(violations))('%s is reported, and no other rule', async (rule, files) => {
  const broken = await brokenImportRules(Object.keys(files), plant(files));
  expect([...new Set(broken.map((line) => line.split(':')[0]))]).toEqual([rule]);
});

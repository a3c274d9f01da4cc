/** Which files may import which. Each rule has a planted violation in tests/unit/import-rules.test.ts. */
const io = '^lib/(data|auth|limits|supabase|mail|crypto|env)';
const product = '^(app|components|lib|content|middleware\\.ts|instrumentation)';

const belowLimits = ['content', 'lib/domain', 'lib/*', 'lib/crypto', 'lib/http', 'lib/supabase'];

/**
 * The folders from the ground up: each imports only itself and those before it in this list, of these only what it `knows` if
 * that is given. `folder/*` are the files directly in a folder; `app` are its other files.
 * @type {readonly { folder: string, knows?: readonly string[] }[]}
 */
export const layers = [
  { folder: 'content' },
  { folder: 'lib/domain', knows: [] },
  { folder: 'lib/design' },
  { folder: 'lib/rich-text' },
  { folder: 'lib/workbook' },
  { folder: 'lib/*' },
  { folder: 'lib/device', knows: ['lib/domain'] },
  { folder: 'lib/crypto' },
  { folder: 'lib/http' },
  { folder: 'lib/supabase', knows: ['lib/domain/session.ts', 'lib/*', 'lib/crypto', 'lib/http'] },
  // A file for each table. A consent is stored with its text, a message with what its words say.
  { folder: 'lib/data', knows: ['content/auth/consent.ts', 'content/danger', 'lib/domain', 'lib/supabase'] },
  { folder: 'lib/log' },
  {
    folder: 'lib/limits',
    knows: belowLimits,
  },
  { folder: 'lib/forms' },
  {
    folder: 'lib/auth',
    knows: [
      ...belowLimits,
      'lib/limits',
      'lib/forms',
      // Who somebody is does not depend on their data, but for the consents given at sign-up.
      'lib/data/account-consents.ts',
    ],
  },
  {
    folder: 'lib/mail',
    knows: [
      'content',
      'lib/domain',
      'lib/design',
      'lib/rich-text',
      'lib/*',
      'lib/crypto',
      // An answer that comes by mail is stored with its message.
      'lib/data/contact-messages.ts',
      'lib/data/email-jobs.ts',
      'lib/data/settings.ts',
    ],
  },
  // Without texts and rules of this product.
  { folder: 'components/ui', knows: ['lib/domain/form-message.ts'] },
  { folder: 'components/illustrations' },
  {
    folder: 'components/elements',
    knows: ['content', 'lib/domain', 'lib/device/page-start.ts', 'components/ui/notify.ts'],
  },
  { folder: 'components/site' },
  { folder: 'components/forms' },
  { folder: 'app/flip-method-app/shell' },
  { folder: 'app/flip-method-app/flip' },
  { folder: 'app/flip-method-app/saving' },
  { folder: 'app/flip-method-app/notebook' },
  { folder: 'app/flip-method-app/home' },
  { folder: 'app/flip-method-app/*' },
  { folder: 'app/flip-method-app/offline' },
  { folder: 'app/admin/*' },
  { folder: 'app/admin/(overview)' },
  { folder: 'app' },
  { folder: 'supabase' },
  { folder: 'build' },
  { folder: 'scripts' },
];

const patternOf = (place) => {
  const escaped = place.replaceAll(/[.()]/g, '\\$&');
  if (escaped.endsWith('/*')) return `^${escaped.slice(0, -1)}[^/]+$`;
  return place.endsWith('.ts') ? `^${escaped}$` : `^${escaped}/`;
};

const layerRules = layers.map(({ folder, knows }, index) => {
  const before = layers.slice(0, index).map((layer) => layer.folder);
  const after = layers.slice(index + 1).map((layer) => layer.folder);
  return {
    name: `layer ${folder}`,
    comment: 'A folder imports only those before it in the list of layers, also dynamically and for types.',
    severity: 'error',
    from: { path: patternOf(folder), pathNot: folder === 'app' ? before.map(patternOf) : [] },
    to: {
      path: [...before, ...after].map(patternOf),
      pathNot: ['\\.css$', patternOf(folder), ...(knows ?? before).map(patternOf)],
    },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    {
      name: 'no-circular',
      comment: 'Merge files that import each other, or move what they share into a third. Types count, too.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'capabilities-are-independent',
      comment:
        'A capability, the folder of a route, can be read, moved and deleted on its own; what two use lies outside. ' +
        'By name: the form of the workbook is on /workbook and on /landing.',
      severity: 'error',
      from: { path: '^app/(?:\\(site\\)/)?([^/]+)/', pathNot: '^app/\\(sign-in\\)/' },
      to: {
        path: '^app/[^/]+/',
        pathNot: [
          '^app/$1/',
          '^app/\\(site\\)/$1/',
          '^app/styles/',
          '^app/\\(site\\)/workbook/(?:form|actions|sheets)\\.tsx?$',
        ],
      },
    },
    {
      name: 'document-forms-run-without-react',
      comment:
        'The form of a document, form.tsx, is rendered on the server only: <site-form> submits it, no hook does.',
      severity: 'error',
      from: { path: '^app/\\([^/]+\\)/.+/form\\.tsx$' },
      to: { path: '^components/forms/use-form-result' },
    },
    {
      name: 'sign-in-is-independent',
      comment: 'Its pages are one capability.',
      severity: 'error',
      from: { path: '^app/\\(sign-in\\)/' },
      to: { path: '^app/', pathNot: '^app/(?:\\(sign-in\\)|styles)/' },
    },
    {
      name: 'components-do-no-io',
      comment: 'Components are shared, and get their data from the pages and actions of a capability.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: io },
    },
    {
      name: 'elements-do-not-import-react',
      comment: 'React would multiply the 3 KB of the custom elements. They share the toast with React.',
      severity: 'error',
      from: { path: '^components/elements/[^/]+\\.ts$', pathNot: '\\.d\\.ts$' },
      to: { path: 'node_modules/' },
    },
    {
      name: 'texts-and-rules-import-no-package',
      comment: 'They depend on no clock, no network and no code of others.',
      severity: 'error',
      from: { path: '^(content|lib/domain)/' },
      to: { pathNot: '^(content|lib/domain)/' },
    },
    {
      name: 'workspace-pages-are-independent',
      comment:
        'What two pages of the workspace use lies beside them. The export has the tables of the overview.',
      severity: 'error',
      from: { path: '^app/admin/([^/(]+)/' },
      to: {
        path: '^app/admin/[^/]+/',
        pathNot: ['^app/admin/$1/', '^app/admin/\\(overview\\)/tables\\.ts$'],
      },
    },
    {
      name: 'product-does-not-import-tools',
      comment: 'Deployed code does not depend on build, test or stand-in code.',
      severity: 'error',
      from: { path: product },
      to: { path: '^(build|scripts|tests|supabase)/' },
    },
    {
      name: 'product-does-not-import-dev-packages',
      comment: 'A host may omit development packages. Type imports are erased.',
      severity: 'error',
      from: { path: product },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.local|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};

/** Which files may import which. Each rule has a planted violation in tests/unit/import-rules.test.ts. */
const io = '^lib/(data|auth|limits|supabase|mail|crypto|env)';
const productCode = '^(app|components|lib|content|middleware\\.ts|instrumentation)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
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
      to: { path: [io, '^app/'] },
    },
    {
      name: 'ui-is-product-agnostic',
      comment: 'UI primitives contain no text and no rules of this product.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: ['^content/', '^lib/domain/(?!form-message\\.ts$)', '^components/(?!ui/)'] },
    },
    {
      name: 'elements-do-not-import-react',
      comment: 'React would multiply the 3 KB of the custom elements. They share the toast with React.',
      severity: 'error',
      from: { path: '^components/elements/[^/]+\\.ts$', pathNot: '\\.d\\.ts$' },
      to: {
        path: [
          'node_modules/',
          '^components/(?!elements/|ui/notify\\.ts$)',
          '^lib/(?!domain/|log/report-client-errors\\.ts$)',
          '^app/',
        ],
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'Domain code imports only domain code: no clock, no network, no package.',
      severity: 'error',
      from: { path: '^lib/domain/' },
      to: { pathNot: '^lib/domain/' },
    },
    {
      name: 'content-imports-only-content',
      comment: 'Texts and figures depend on no code.',
      severity: 'error',
      from: { path: '^content/' },
      to: { pathNot: '^content/' },
    },
    {
      name: 'data-layer',
      comment:
        'One file per table, which needs a client, the caller and the domain rules. A consent is stored with its text.',
      severity: 'error',
      from: { path: '^lib/data/' },
      to: {
        path: '^(lib|content|components|app)/',
        pathNot: ['^lib/(data|auth|limits|supabase|domain)/', '^content/auth/consent\\.ts$'],
      },
    },
    {
      name: 'auth-layer',
      comment:
        'Authentication does not depend on the data requested, except for consents at sign-up, e-mail addresses and work.',
      severity: 'error',
      from: { path: '^lib/(auth|limits)/' },
      to: {
        path: ['^lib/(data|mail|domain)/', '^components/', '^app/'],
        pathNot:
          '^lib/(?:data/account-consents|domain/(?:email-address|form-message|proof-of-work|session))\\.ts$',
      },
    },
    {
      name: 'supabase-layer',
      comment: 'The clients need only the environment, the request and the name of one cookie.',
      severity: 'error',
      from: { path: '^lib/supabase/' },
      to: {
        path: '^(lib|content|components|app)/',
        pathNot: '^lib/(supabase/|http/|crypto/|env|domain/device)',
      },
    },
    {
      name: 'mail-layer',
      comment: 'Rendering and sending mails needs no data except the queue, the owner’s mails and settings.',
      severity: 'error',
      from: { path: '^lib/mail/' },
      to: {
        path: ['^lib/(auth|supabase)/', '^lib/data/(?!email-|owner-mails|settings)', '^components/', '^app/'],
      },
    },
    {
      name: 'lib-does-not-import-pages',
      comment: 'Libraries do not depend on their callers.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'product-does-not-import-tools',
      comment: 'Deployed code does not depend on build, test or stand-in code.',
      severity: 'error',
      from: { path: productCode },
      to: { path: '^(build|scripts|tests|supabase)/' },
    },
    {
      name: 'product-does-not-import-dev-packages',
      comment: 'A host may omit development packages. Type imports are erased.',
      severity: 'error',
      from: { path: productCode },
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

/** Who may know whom. Each rule has a planted violation in tests/unit/import-rules.test.ts. */
const io = '^lib/(data|auth|rate-limit|supabase|email|crypto|env)';
const productCode = '^(app|components|lib|content|middleware\\.ts|instrumentation)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or have a third in common.',
      severity: 'error',
      from: {},
      // A file that is loaded later, or only for its types, closes no circle.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    {
      name: 'routes-stand-alone',
      comment: 'A route folder can be read, moved and deleted by itself; what two share is not a route.',
      severity: 'error',
      from: { path: '^app/(?:\\(site\\)/)?([^/]+)/' },
      to: { path: '^app/[^/]+/', pathNot: ['^app/$1/', '^app/\\(site\\)/$1/', '^app/styles/'] },
    },
    {
      name: 'components-do-no-io',
      comment: 'Pages and actions hand components their data.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: [io, '^app/'] },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'Primitives serve any product: no words, no rules of this one.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: ['^content/', '^lib/domain/', '^components/(?!ui/)'] },
    },
    {
      name: 'elements-without-react',
      comment: 'Custom elements are three kilobytes; the message over the page is theirs and React’s.',
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
      comment: 'Rules know nothing but one another: no clock, no network, no package.',
      severity: 'error',
      from: { path: '^lib/domain/' },
      to: { pathNot: '^lib/domain/' },
    },
    {
      name: 'content-knows-content',
      comment: 'Words and figures depend on no code.',
      severity: 'error',
      from: { path: '^content/' },
      to: { pathNot: '^content/' },
    },
    {
      name: 'data-layer',
      comment:
        'One file a table: it needs a client, who is asking, and the rules. A consent is stored with its words.',
      severity: 'error',
      from: { path: '^lib/data/' },
      to: {
        path: '^(lib|content|components|app)/',
        pathNot: ['^lib/(data|auth|rate-limit|supabase|domain)/', '^content/account-consent\\.ts$'],
      },
    },
    {
      name: 'auth-layer',
      comment:
        'Who is asking does not depend on what is asked for; a sign-up records what its person agrees to, and people are known by their address.',
      severity: 'error',
      from: { path: '^lib/(auth|rate-limit)/' },
      to: {
        path: ['^lib/(data|email|domain)/', '^components/', '^app/'],
        pathNot: '^lib/(?:data/account-consents|domain/email/email-address)\\.ts$',
      },
    },
    {
      name: 'supabase-layer',
      comment: 'The clients need the environment, the request and, of the product, the name of one cookie.',
      severity: 'error',
      from: { path: '^lib/supabase/' },
      to: {
        path: '^(lib|content|components|app)/',
        pathNot: '^lib/(supabase/|http/|crypto/|rate-limit/take-rate-limit|env|domain/session-sign)',
      },
    },
    {
      name: 'email-layer',
      comment:
        'A mail is made of words and sent; of the data it knows the queue, and what the owner is told.',
      severity: 'error',
      from: { path: '^lib/email/' },
      to: { path: ['^lib/(auth|supabase)/', '^lib/data/(?!email-|owner-mails)', '^components/', '^app/'] },
    },
    {
      name: 'lib-below-the-pages',
      comment: 'Libraries do not know who uses them.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'product-without-tools',
      comment: 'What is deployed does not need what builds, tests or imitates it.',
      severity: 'error',
      from: { path: productCode },
      to: { path: '^(build|scripts|tools|tests|supabase)/' },
    },
    {
      name: 'product-without-dev-packages',
      comment: 'A host may leave development packages out. Types are gone by then.',
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

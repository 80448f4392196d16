/**
 * The walls inside packages, and what a browser package may reach. Between packages the walls are `exports`, pnpm's
 * isolation and the project references of TypeScript; the rules here hold what those cannot see.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The visitor that comes with swc throws at `using`, which declares as `const` does: it is taught here.
const { Visitor } = createRequire(import.meta.resolve('dependency-cruiser'))('@swc/core/Visitor.js');
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function visit(statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(statement.decls);
  return statement;
};

const REMOTE = '^remote-[^/]+/';
const KERNEL_BROWSER = '^shared-kernel/(contracts|runtime|ui|forms|records)/src/';
const BROWSER_CODE = `^(remote-[^/]+|host)/src/|${KERNEL_BROWSER}`;
const TEST_CODE = '[.]test[.]tsx?$|/testing/';
const GALLERY = '[.]gallery[.]tsx$|^shared-kernel/ui/src/gallery/';
/** Started by a tool or by its own command, and therefore imported by nothing. */
const STARTED_BY_A_TOOL = [
  '(^|/)[^/]+[.]config[.](ts|js|mjs)$',
  '^[.]dependency-cruiser[.]mjs$',
  '[.]d[.]ts$',
  '[.]test[.]tsx?$',
  '[.]gallery[.]tsx$',
  '^remote-[^/]+/src/(manifest|remote)[.]tsx?$',
  '^host/edge/partner/agent-area-',
  '^delivery/(first-run|src/[^/]+)/',
  '^shared-kernel/contracts/scripts/',
  '^shared-kernel/testing/src/.+[.]cjs$',
  '^platform/(src|demo)/',
  '^e2e/',
];

/** Where the product begins: pages, servers, commands. */
const PROGRAMS = [
  '^host/(src/main[.]tsx|edge/node[.]ts)$',
  '^remote-[^/]+/src/(manifest|remote)[.]tsx?$',
  '^platform/src/(main|cli)[.]ts$',
  '^platform/demo/src/(main|cli)[.]ts$',
  '^platform/demo/src/reference-[^/]+/main[.]ts$',
  '^delivery/src/[^/]+/[^/]+[.]ts$',
  '^shared-kernel/contracts/scripts/[^/]+[.]ts$',
  '^[^/]+/[^/]+[.]config[.](ts|js)$',
];
/** Read by a tool or put in place by the build, not by an import. */
const FOR_TOOLS = '[.](css|json|d[.]ts)$|/(schema[.]browser|draw-icon)[.]tsx?$|/partner/agent-area-';

/** Owned by the kernel, which hands them on: two copies of one of these at run time are two sites in one page. */
const SINGLETONS = [
  'react-router',
  'react-router-dom',
  'zustand',
  'i18next',
  'react-i18next',
  'react-hook-form',
  '@tanstack/',
  '@base-ui/',
  'ky',
  'lucide-react',
  'zod',
].map((name) => `(^|/)node_modules/${name.endsWith('/') ? name : `${name}/`}`);

/** The kernel's packages from the ground up: a package imports only from those before it. */
const KERNEL_PACKAGES = ['contracts', 'runtime', 'ui', '(forms|records)'];
const above = (rooms, index) => `(${rooms.slice(index + 1).join('|')})/`;
/** Their rooms from the ground up; rooms in brackets lie on one floor. */
const KERNEL_ROOMS = {
  contracts: ['schema', 'wire', 'system', '(account|browse|member|release)', 'agent'],
  runtime: [
    '(clock|debounce|events|links|storage|store|unsaved-changes)',
    '(brand|device|lazy|motion|sound|timer)',
    '(remote|router|session)',
    '(api|frame|i18n)',
    '(common-texts|format|preload|query|require-login)',
    '(idempotent-mutation|infinite-query|member|mutation-on-mount|settings|sign-out|unread-mail)',
  ],
  ui: [
    '(action-texts|icons|mutation-texts|styles|tab-keys|waiting-texts)',
    'components',
    '(announcements|balance-chip|customer-service|downloads|regions)',
  ],
};
const HOST_API = '^shared-kernel/(runtime|ui)/src/[^/]+/host[.]ts$|^shared-kernel/runtime/src/router/tab-history[.]ts$';
/** Folders that the host provides; a remote bundles every other part of the kernel. */
const PROVIDED = ['runtime', 'ui', 'contracts', 'forms'].flatMap((name) => {
  const { sharing, exports } = JSON.parse(
    readFileSync(new URL(`shared-kernel/${name}/package.json`, import.meta.url), 'utf8'),
  );
  return Object.values(sharing)
    .flat()
    .map((part) => exports[part === '.' ? part : `./${part}`] ?? `./src/components/${part}/`)
    .map((target) => (typeof target === 'string' ? target : target.default))
    .map((target) => `^shared-kernel/${name}/${target.replace(/^[.][/]|[^/]*$/g, '')}`);
});

/** The preset finds it beside the federation plugin, as an alias of the build; a served page finds folders by their address. */
const FROM_AN_ALIAS = '^@module-federation/webpack-bundler-runtime$|^[.][.]/[.][.]/(fair-random|hashes)/';
const ONLY_ITS_ADAPTER = 'The document server also runs where there is no Node: only its adapter knows Node.';
const EDGE_ADAPTER = '^host/edge/node([.]ts$|/)';
const EDGE_CORE = { path: '^host/edge/', pathNot: `${EDGE_ADAPTER}|${TEST_CODE}` };

/** The document server's rooms from the ground up, as the platform's below; its adapter stands on all of them. */
const EDGE_ROOMS = [
  'base',
  'request-context',
  'brands',
  'platform',
  'releases',
  'responses',
  'reverse-proxy',
  'service-worker',
  'pages',
  'overrides',
  'observability',
  'node',
];

/**
 * The platform's areas from the lowest up, each with its ground rooms in order. A feature imports its area's ground rooms and
 * tables and no other feature; a ground room imports only those before it.
 */
const AREA_GROUND = {
  accounts: ['identity-rules', 'captcha', 'verification', 'payment-password', 'session', 'rates'],
  play: ['fair-random', 'seeds', 'catalogue', 'bets', 'limits', 'winners', 'stakes', 'launches', 'lottery'],
  money: ['order-kinds', 'rules', 'providers', 'bank-accounts', 'turnover', 'limits', 'bonuses'],
  content: ['downloads', 'campaigns'],
  agent: ['team', 'figures', 'contracts'],
  rewards: ['promotions', 'grants', 'tiers', 'missions'],
  messages: [],
};
const AREAS = `(${Object.keys(AREA_GROUND).join('|')})`;
/** The platform's rooms from the ground up: a room imports only from those before it. */
const ROOMS = [
  'log',
  'database',
  'encryption',
  'settings',
  'clock',
  'base',
  'jobs',
  'outbox',
  'notifications',
  'audit',
  'merchants',
  'identity',
  'limits',
  'orders',
  'ledger',
  'records',
  'http',
  'uploads',
  'server',
  ...Object.keys(AREA_GROUND),
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-unresolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true, pathNot: FROM_AN_ALIAS }),
    forbid('no-cycles', 'Two files that need each other are one file, or need a third.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'A file that imports nothing and that nothing imports is not part of the program.',
      { orphan: true, pathNot: STARTED_BY_A_TOOL },
      {},
    ),
    forbid(
      'orm-from-database',
      'Drizzle is imported from database/orm.ts and pg-core.ts: Node reads its manifest of 180 kB for each module that imports it.',
      { path: '^platform/', pathNot: '^platform/src/database/' },
      { path: '(^|/)node_modules/drizzle-orm/' },
    ),
    forbid(
      'features-apart',
      'What two features of a remote need moves to its shared/, what two remotes need moves to the kernel.',
      { path: '^(remote-[^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    forbid(
      'shared-below-features',
      "A remote's shared/ serves its features and knows none of them.",
      { path: '^(remote-[^/]+)/src/shared/' },
      { path: '^$1/src/features/' },
    ),
    forbid(
      'remotes-apart',
      'A remote imports the kernel and itself; its build file imports the preset.',
      { path: '^(remote-[^/]+)/', pathNot: '^remote-[^/]+/rspack[.]config[.]ts$' },
      { path: '^(remote-[^/]+|host|delivery|platform|e2e|shared-kernel/node)/', pathNot: '^$1/' },
    ),
    forbid(
      'host-alone',
      'The host learns of remotes from the release document only.',
      { path: '^host/', pathNot: `^host/rspack[.]config[.]ts$|${EDGE_ADAPTER}|${TEST_CODE}` },
      { path: '^(remote-[^/]+|delivery|platform|e2e|shared-kernel/node)/' },
    ),
    forbid(
      'kernel-at-the-bottom',
      'The kernel imports no other package of the house.',
      { path: '^shared-kernel/' },
      { path: '^(remote-[^/]+|host|delivery|platform|e2e)/' },
    ),
    ...KERNEL_PACKAGES.slice(0, -1).map((name, index) =>
      forbid(
        'kernel-packages-one-way',
        'Contracts lie below the run time, the run time below the components, these below forms and records.',
        { path: `^shared-kernel/${name}/src/`, pathNot: TEST_CODE },
        { path: `^shared-kernel/(${KERNEL_PACKAGES.slice(index + 1).join('|')})/` },
      ),
    ),
    forbid(
      'kernel-packages-apart',
      'Packages of the kernel import each other by name; forms and records know nothing of each other.',
      { path: '^shared-kernel/([^/]+)/src/', pathNot: `${TEST_CODE}|^shared-kernel/testing/` },
      { path: '^shared-kernel/', pathNot: '^shared-kernel/$1/', dependencyTypes: ['local'] },
    ),
    ...Object.entries(KERNEL_ROOMS).flatMap(([name, rooms]) =>
      rooms
        .slice(0, -1)
        .map((room, index) =>
          forbid(
            'kernel-no-import-runs-up',
            'What two rooms of a kernel package need lies in a room below both.',
            { path: `^shared-kernel/${name}/src/${room}/`, pathNot: [TEST_CODE, GALLERY] },
            { path: `^shared-kernel/${name}/src/${above(rooms, index)}` },
          ),
        ),
    ),
    forbid(
      'node-below-the-servers',
      'The package for servers knows no server; of the other packages of the kernel it uses the schema.',
      { path: '^shared-kernel/node/' },
      { path: '^shared-kernel/', pathNot: '^shared-kernel/(node/|contracts/src/schema/)' },
    ),
    forbid(
      'host-only-api',
      'What sets the session, the brand, the frame or the texts is the host’s: pages read them.',
      { pathNot: `^(host|shared-kernel)/|^e2e/qa/bench/|${TEST_CODE}` },
      { path: HOST_API },
    ),
    forbid(
      'plain-kernel-without-state',
      'A part of the kernel that remotes bundle takes state by its name (shared-kernel/session), never by its file.',
      {
        path: `${KERNEL_BROWSER}([^/]+)/`,
        pathNot: [TEST_CODE, GALLERY, ...PROVIDED, '^shared-kernel/ui/src/components/', '/host[.]ts$'],
      },
      { path: `${HOST_API}|^shared-kernel/.+[.]store[.]ts$`, pathNot: '^shared-kernel/$1/src/$2/' },
    ),
    forbid(
      'kernel-by-its-name',
      'By a relative path the build would take a private copy of the kernel, with stores of its own.',
      { path: '^(remote-[^/]+|host|e2e|platform|delivery)/' },
      { path: '^shared-kernel/', dependencyTypes: ['local'] },
    ),
    forbid(
      'delivery-knows-contracts',
      'Delivery ships packages without importing them: it knows the contracts and the shape of a manifest.',
      { path: '^delivery/' },
      {
        path: '^(remote-[^/]+|host|platform|e2e|shared-kernel)/',
        pathNot: '^shared-kernel/(contracts|node)/|^shared-kernel/runtime/src/remote/',
      },
    ),
    forbid(
      'platform-knows-contracts',
      'The platform and the site share contracts and nothing else.',
      { path: '^platform/' },
      { path: '^(remote-[^/]+|host|delivery|e2e|shared-kernel)/', pathNot: '^shared-kernel/(contracts|node)/' },
    ),
    ...ROOMS.map((room, index) =>
      forbid(
        'platform-no-import-runs-up',
        'What two rooms of the platform need lies in a room below both (platform/README.md).',
        { path: `^platform/src/${room}/`, pathNot: TEST_CODE },
        { path: `^platform/src/(${above(ROOMS, index)}|[^/]+[.]ts$)` },
      ),
    ),
    ...Object.entries(AREA_GROUND).flatMap(([area, ground]) => {
      const apart = (from, allowed) =>
        forbid(
          'platform-features-apart',
          'What two features of an area need lies in a ground room of that area (platform/README.md).',
          from,
          {
            path: `^platform/src/${area}/[^/]+/`,
            pathNot: `^platform/src/${area}/(${allowed.join('|')})/|[.]tables[.]ts$`,
          },
        );
      const inGround = `^platform/src/${area}/(${ground.join('|')})/`;
      return [
        apart(
          {
            path: `^platform/src/${area}/([^/]+)/`,
            pathNot: ground.length > 0 ? `${inGround}|${TEST_CODE}` : TEST_CODE,
          },
          ['$1', ...ground],
        ),
        ...ground.map((room, index) =>
          apart({ path: `^platform/src/${area}/${room}/`, pathNot: TEST_CODE }, ground.slice(0, index + 1)),
        ),
      ];
    }),
    forbid(
      'platform-areas-by-their-public-file',
      'An area of the platform knows of another what that area’s `.public.ts` exports.',
      { path: `^platform/src/${AREAS}/`, pathNot: TEST_CODE },
      { path: `^platform/src/${AREAS}/`, pathNot: '^platform/src/$1/|[.]public[.]ts$' },
    ),
    forbid(
      'platform-apis-by-their-area',
      'A file of endpoints is named by its area, an area by areas.ts; nothing else imports from them.',
      { path: '^platform/src/', pathNot: `^platform/src/(app|areas|[^/]+/[^/]+[.]area)[.]ts$|${TEST_CODE}` },
      { path: '^platform/src/.+[.](api|area)[.]ts$' },
    ),
    forbid(
      'platform-without-the-demo',
      'An operator deploys the platform without the demo.',
      { path: '^platform/src/', pathNot: TEST_CODE },
      { path: '^platform/demo/' },
    ),
    forbid(
      'provider-of-its-own',
      'The payment provider is another company: it shares nothing with the platform but how they talk.',
      { path: '^platform/demo/src/reference-provider/', pathNot: TEST_CODE },
      {
        path: '^platform/',
        pathNot: '^platform/demo/src/reference(-provider)?/|^platform/src/money/providers/payment-protocol[.]ts$',
      },
    ),
    forbid(
      'openid-of-its-own',
      'The sign-in provider is another company: it shares nothing with the platform but OpenID Connect.',
      { path: '^platform/demo/src/reference-openid/', pathNot: TEST_CODE },
      { path: '^platform/', pathNot: '^platform/demo/src/reference(-openid)?/' },
    ),
    forbid(
      'vendor-of-its-own',
      'The game vendor is another company: it shares games with the demo, and the generator that browsers check rounds with.',
      { path: '^platform/demo/src/reference-vendor/', pathNot: TEST_CODE },
      {
        path: '^platform/',
        pathNot: '^platform/demo/(src/reference(-vendor)?|games)/|^platform/src/play/fair-random/fair-random[.]ts$',
      },
    ),
    forbid(
      'references-of-their-own',
      'What the reference processes share is how they are served and keep their stores.',
      { path: '^platform/demo/src/reference/' },
      { path: '^platform/', pathNot: '^platform/demo/src/reference/' },
    ),
    forbid(
      'providers-by-their-address',
      'The demo starts the providers as processes of their own.',
      { path: '^platform/demo/src/', pathNot: `^platform/demo/src/reference-[^/]+/|${TEST_CODE}` },
      { path: '^platform/demo/src/reference-', pathNot: '/conformance/' },
    ),
    forbid(
      'singletons-from-the-kernel',
      'Imported through shared-kernel, so that the page has one of each.',
      { path: `${REMOTE}|^host/src/` },
      { path: SINGLETONS },
    ),
    forbid(
      'no-node-in-browsers',
      'Browser code has no Node.',
      { path: BROWSER_CODE, pathNot: TEST_CODE },
      { dependencyTypes: ['core'] },
    ),
    ...EDGE_ROOMS.slice(0, -1).map((room, index) =>
      forbid(
        'edge-no-import-runs-up',
        'What two rooms of the document server need lies in a room below both (docs/document-server.md).',
        { path: `^host/edge/${room}/`, pathNot: TEST_CODE },
        { path: `^host/edge/(${above(EDGE_ROOMS, index)}|[^/]+[.]ts$)` },
      ),
    ),
    forbid('edge-without-node', ONLY_ITS_ADAPTER, EDGE_CORE, { dependencyTypes: ['core'] }),
    forbid('edge-without-its-adapter', ONLY_ITS_ADAPTER, EDGE_CORE, {
      path: ['(^|/)node_modules/@hono/node-server/', EDGE_ADAPTER],
    }),
    forbid(
      'no-test-code-in-the-product',
      'What only tests need never ships.',
      {
        path: '^(remote-[^/]+|host|shared-kernel|delivery|platform)/',
        pathNot: `${TEST_CODE}|[.]config[.](ts|js)$`,
      },
      { path: TEST_CODE, pathNot: '(^|/)node_modules/' },
    ),
    forbid(
      'used-by-the-product',
      'A file that only tests and galleries use is no part of the product.',
      { path: PROGRAMS, pathNot: TEST_CODE },
      {
        path: '^(remote-[^/]+/src|host/(src|edge)|shared-kernel/(contracts|runtime|ui|forms|records|node)/src)/',
        pathNot: [TEST_CODE, GALLERY, ...PROGRAMS, FOR_TOOLS],
        reachable: false,
      },
    ),
    forbid(
      'no-gallery-in-the-product',
      'The gallery shows the kit; the kit does not know of it.',
      { pathNot: `${GALLERY}|${TEST_CODE}` },
      { path: GALLERY },
    ),
  ],
  options: {
    // TypeScript 7 has no compiler API in JavaScript; swc reads the same sources, types included.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]types|[.]site|[.]cache|test-results|playwright-report)/|^delivery/templates/' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};

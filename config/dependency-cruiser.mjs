const ours = '^(contract|app|console|sdk|operators|i18n|server|examples|e2e|lab|scripts|config)/'
/** `from` may import, of our own folders, only what `allowed` names. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  from: { path: from, pathNot: '[.]test[.]tsx?$|^(app|console)/testing/|/vite[.]config[.]ts$' },
  to: { path: ours, pathNot: allowed },
})

const forbidden = [
  { name: 'no-cycle', comment: 'Flow is one-way.', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  {
    name: 'no-cycle-of-types',
    comment: 'Types too: what two files refer to stands in a third.',
    from: { path: '^(server|app|console|contract|i18n|lab|scripts|sdk)/' },
    to: { circular: true },
  },
  {
    name: 'nothing-knows-the-lab',
    comment: 'The product is built, run and tested without it; it may import everything.',
    from: { pathNot: '^lab/' },
    to: { path: '^lab/' },
  },
  only('contract-is-a-leaf', '^contract/', '^contract/', 'Both sides import it.'),
  only(
    'sdk-is-a-leaf',
    '^sdk/',
    '^sdk/|^contract/(languages|paths|popups)[.]ts$|^i18n/resolve-locale[.]ts$',
    'Partners ship the SDK alone; the build puts the names of languages, screens and popups into it.',
  ),
  only('i18n-is-a-leaf', '^i18n/', '^i18n/|^contract/(languages|scales|volunteer-counts)[.]ts$', 'Texts serve app, PDF and e-mail alike.'),
  only('operators-are-data', '^operators/', '^operators/', 'An operator folder is data.'),
  only(
    'app-reaches-server-over-http',
    '^app/',
    '^(app|contract|i18n)/|^sdk/(protocol|guest|host-port|origins|page-report)[.]ts$',
    'The app knows the wire, never the server.',
  ),
  only(
    'console-shares-the-ground-floor',
    '^console/',
    '^(console|contract)/|^app/(ui|theme)/|^app/(use-)?store[.]ts$|^app/i18n/(language-store|text-context)[.]ts$|^i18n/(sets|text-sections|typed-texts|messages)[.]ts$|^sdk/origins[.]ts$',
    'A second guest of the house: it shares parts and theme with the test, and nothing of the game; the test knows nothing of it.',
  ),
  only(
    'server-knows-no-ui',
    '^server/',
    '^(server|contract|i18n|operators)/|^sdk/(stub|origins|address-placeholder)[.]ts$',
    'No React on the server.',
  ),
  only('analysis-is-pure', '^server/analysis/', '^(server/analysis|contract)/', 'The science reaches no store, clock or network.'),
  {
    name: 'analysis-does-no-io',
    comment: 'Same draws, same bytes: nothing from outside.',
    from: { path: '^server/analysis/', pathNot: '[.]test[.]ts$' },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
  },
  {
    name: 'screens-are-islands',
    comment: 'Screens share through app/ui or app/game.',
    from: { path: '^app/screens/([^/]+)/' },
    to: { path: '^app/screens/', pathNot: '^app/screens/$1/' },
  },
  {
    name: 'only-routes-import-screens',
    comment: 'Every screen is a lazy chunk of its own; the workbench shows them all, and the first paint is the landing page.',
    from: { pathNot: '^app/(screens/|workbench/|arrival/|routes[.]tsx$)' },
    to: { path: '^app/screens/' },
  },
  {
    name: 'game-without-react',
    comment: 'The game and its session are state without a screen; what shows and drives them is in app/play.',
    from: { path: '^app/(game|session)/', pathNot: '[.]test[.]tsx?$' },
    to: {
      path: '[.]tsx$|node_modules/(react|react-dom|react-router-dom|swr|@linaria)/|^app/(play|ui|shell|screens|routing|dialogs|results|services|use-store)',
    },
  },
  {
    name: 'ui-is-the-ground-floor',
    comment: 'Parts of screens know their texts and values from their props, never where those come from.',
    from: { path: '^app/ui/', pathNot: '[.]test[.]tsx?$' },
    to: { path: '^app/', pathNot: '^app/(ui|theme)/|^app/(use-)?store[.]ts$' },
  },
  {
    name: 'calls-and-host-know-no-screen',
    comment: 'What talks to the server stands below what shows its answers.',
    from: { path: '^app/(api|theme)/', pathNot: '[.]test[.]tsx?$' },
    to: { path: '^app/(play|ui|shell|screens|routing|dialogs|results|game)/' },
  },
  {
    name: 'engine-chosen-at-the-root',
    comment: 'Only the composition root names a store engine.',
    from: { path: '^server/', pathNot: '^server/(store|testing)/|[.]test[.]ts$' },
    to: { path: '^server/store/(sqlite|postgres)/' },
  },
  {
    name: 'engine-chosen-in-one-place',
    comment: 'Store logic is the same for both engines; only open-store knows which one runs.',
    from: { path: '^server/store/[^/]+[.]ts$', pathNot: '/open-store[.]ts$|[.]test[.]ts$' },
    to: { path: '^server/store/(sqlite|postgres)/' },
  },
  only(
    'store-is-the-ground-floor',
    '^server/store/',
    '^server/(store|jobs|keys|errors|process|analysis)/|^contract/',
    'Whoever stores something stands above it: what is removed when is decided in server/schedule, never in a table.',
  ),
  {
    name: 'limits-know-no-calls',
    comment: 'Who may do what, and how often, is asked by routes of page, partner and console alike, and knows none of them.',
    from: { path: '^server/security/', pathNot: '[.]test[.]ts$' },
    to: { path: '^server/(http|routes|console|schedule)/' },
  },
  {
    name: 'labels-and-reports-know-no-calls',
    comment: 'A label is read and checked, and a report printed, without a call: whoever is asked for them imports them.',
    from: { path: '^server/(operators|report)/', pathNot: '[.]test[.]ts$' },
    to: { path: '^server/(game|routes|http|console|schedule)/' },
  },
  {
    name: 'labels-know-no-reports',
    comment: 'A report is set in the look of its label, so labels stand below.',
    from: { path: '^server/operators/', pathNot: '[.]test[.]ts$' },
    to: { path: '^server/report/' },
  },
  {
    name: 'each-names-what-it-needs',
    comment: 'Only the start sees everything that is open; a file that took all of it could use any part unnoticed.',
    from: { path: '^server/', pathNot: '^server/(start-server[.]ts|testing/)|[.]test[.]ts$' },
    to: { path: '^server/deps[.]ts$' },
  },
  {
    name: 'product-knows-no-tests',
    comment: 'Helpers of tests never ship.',
    from: { path: '^(server|app|console|contract|sdk|scripts)/', pathNot: '[.]test[.]tsx?$|^server/testing/|^(app|console)/testing/' },
    to: { path: '^server/testing/|^(app|console)/testing/|[.]test[.]tsx?$' },
  },
  {
    name: 'server-has-rooms',
    comment: 'Only the start and the composition root stand outside a room of server/.',
    from: {},
    to: { path: '^server/[^/]+[.]ts$', pathNot: '^server/(main|start-server|deps)[.]ts$' },
  },
  {
    name: 'frame-imports-no-schema-compiler',
    comment: 'Bytes, and the policy forbids eval. How a look is judged and written is the business of server and console.',
    from: { path: '^app/', pathNot: '[.]test[.]tsx?$' },
    to: { path: 'node_modules/(typebox|ajv)|^contract/look/', dependencyTypesNot: ['type-only'] },
  },
]

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsConfig: { fileName: 'app/tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
  },
}

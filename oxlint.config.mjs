import { defineConfig } from 'oxlint';

/** The floors of the house, lowest first: a file may import from its own floor and those below it. */
const floors = [
  ['src/i18n'],
  ['src/domain', 'src/reference'],
  ['src/ui'],
  ['src/http', 'src/config'],
  ['src/entity', 'src/auth', 'src/dataProviders'],
  ['src/observe', 'src/workers', 'src/devices'],
  ['src/fields'],
  ['src/framework'],
  ['src/resources'],
  ['src/layout'],
];

const importDirection = floors.flatMap((folders, floor) => {
  const above = floors.slice(floor + 1).flat();
  if (above.length === 0) return [];
  return [
    {
      files: folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: `^(\\.\\./)+(${above.map((folder) => folder.replace('src/', '')).join('|')})(/|$)`,
                caseSensitive: true,
                message: 'Imports go down the floors only (docs/architecture.md).',
                allowTypeImports: true,
              },
              { group: ['**/mocks/**'], message: 'src never imports mocks.' },
              { regex: '^@mui/icons-material$', message: 'Import icons one by one.' },
              { group: ['lodash', 'lodash/*', '!lodash/*.js'], message: 'Use the platform.' },
            ],
          },
        ],
      },
    },
  ];
});

/** Syntax that no file may use. */
const everywhere = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Raw HTML goes through src/ui/SafeHtml only.',
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
    message: 'Use the formatters of src/domain.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Raw HTML goes through src/ui/SafeHtml only.',
  },
  {
    selector:
      "MemberExpression[object.name='event'][property.name='key'] ~ Literal[value=/^[a-z]$/]",
    message: 'Compare event.code: letters differ by layout.',
  },
  {
    selector:
      'ImportDeclaration[source.value=/^(ra-core|react-admin)$/]' +
      " ImportSpecifier[imported.name='useTranslate']",
    message: 'Use src/i18n/useTranslate: it knows which keys there are.',
  },
  {
    selector: "TSAsExpression > TSTypeReference[typeName.name='MessageKey']",
    message: 'Say what the key is made of, or use src/i18n/dynamicKey.',
  },
];

/** In tests: a setting that is changed for whatever runs next in the same process. */
const sharedSetting = {
  selector:
    "CallExpression[callee.object.name='Object'][callee.property.name='assign'] > Identifier.arguments:first-child[name=/^[A-Z_]+$/]",
  message: 'Files of a worker share the settings: use tests/support/otherSettings.ts.',
};

const LATER = 'What follows from an act comes later: wait for it with';

/**
 * In the browser: `expect(await …)` in the statement after a click, a key or an input, and anywhere
 * of what a page shows: a page is drawn in several frames, also after its address has changed.
 */
const afterBrowserAct = [
  'ExpressionStatement[expression.argument.callee.property.name=' +
    '/^(click|dblclick|press|type|fill|check|uncheck|setChecked|selectOption|setInputFiles|hover)$/]' +
    " + ExpressionStatement CallExpression[callee.name='expect'] AwaitExpression",
  "CallExpression[callee.name='expect'] > AwaitExpression.arguments > CallExpression[callee.property.name=" +
    '/^(getAttribute|isVisible|textContent|innerText|innerHTML|count|allTextContents|allInnerTexts|inputValue|isChecked|isDisabled|isEnabled|title)$/]',
].map((selector) => ({ selector, message: `${LATER} \`await expect.poll(() => …)\`.` }));

/** In journeys: a bare `expect(…)` in the statement after one. */
const afterJourneyAct = {
  selector:
    ':matches(' +
    'ExpressionStatement[expression.callee.object.name=fireEvent], ' +
    'ExpressionStatement[expression.argument.callee.object.name=/^user(Event)?$/], ' +
    'ExpressionStatement[expression.argument.callee.name=/^(press|pressAct|fill|choose|write|confirmWith|submitAct|key)$/])' +
    " + ExpressionStatement > CallExpression:matches([callee.object.callee.name='expect'], [callee.object.object.callee.name='expect'])",
  message: `${LATER} \`await waitFor(() => expect(…))\`.`,
};

/** In journeys: a bare `expect(await …)` of what an element holds. The element is waited for, what it holds is not. */
const heldByElement = [
  "AwaitExpression.arguments > CallExpression[callee.type='Identifier']",
  'MemberExpression > AwaitExpression.object',
].map((look) => ({
  selector:
    "ExpressionStatement > CallExpression[callee.property.name!='toBeTruthy']" +
    ` > MemberExpression CallExpression[callee.name='expect'] ${look}`,
  message: `${LATER} \`await waitFor(async () => expect(await …))\`.`,
}));

/** What is looked for in a file beside oxlint's own rules; a later override replaces it as a whole. */
const syntaxRule = (...selectors) => ({
  'house/restricted-syntax': ['error', ...everywhere, ...selectors],
});

/**
 * The areas, lowest first: a room may import from its own area and those below it. What is loaded when it is used, and
 * types, may come from anywhere.
 */
const areas = [
  ...['loans', 'settings', 'credit-registry', 'contracts', 'customers', 'wallets', 'accounting'],
  ...['merchants', 'messaging', 'watchlists', 'users', 'organization', 'tenant-reports', 'desk'],
  ...['car-loans', 'e-receipts', 'content', 'coupons'],
];

/** Modules that an area below uses all the same. None is added: what two areas need stands in the lower one. */
const usedFromBelow = [
  'accounting/rights',
  'customers/customer/lookup',
  'customers/customer/useCustomerReveal',
  'messaging/loan-message/api',
  'messaging/sms/SmsPreview',
  'messaging/typedSms',
  'wallets/JournalLink',
  'wallets/JournalTable',
  'wallets/owner/ComparedName',
];

/** The rule of the areas is one of syntax: oxlint's own for imports takes no exceptions. */
const areaDirection = areas.slice(0, -1).map((area, place) => {
  const [above, except] = [areas.slice(place + 1), usedFromBelow].map((all) =>
    all.join('|').replaceAll('/', '\\/'),
  );
  return {
    files: [`src/resources/${area}/**/*.{ts,tsx}`],
    rules: syntaxRule({
      selector: `ImportDeclaration[importKind!='type'][source.value=/^(\\.\\.\\/)+(?!(${except})$)(${above})\\//]`,
      message: 'Imports go down the areas only; oxlint.config.mjs has their order.',
    }),
  };
});

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'oxc'],
  jsPlugins: [{ name: 'house', specifier: './scripts/lint/house.mjs' }],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/', 'public/'],
  rules: {
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-array-constructor': 'error',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-console': 'error',
    'no-unused-vars': 'error',
    'no-unused-expressions': 'error',
    // Control characters are looked for on purpose.
    'no-control-regex': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    // These know the types, which `npm run lint` has; the look at what is staged does without them. Others of the kind
    // find only what is meant: an unknown value that is written as text, a text taken apart, an order by code units.
    'typescript/no-floating-promises': 'error',
    ...Object.fromEntries(
      [
        ...['no-base-to-string', 'restrict-template-expressions', 'require-array-sort-compare'],
        ...['no-misused-spread', 'no-redundant-type-constituents', 'unbound-method'],
        ...['no-meaningless-void-operator', 'no-useless-default-assignment'],
      ].map((rule) => [`typescript/${rule}`, 'off']),
    ),
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    // Names of the window that a forgotten variable would take for its own: `onClick={close}` closed the window.
    'no-restricted-globals': [
      'error',
      ...['blur', 'close', 'event', 'find', 'focus', 'length', 'name', 'open', 'origin', 'parent'],
      ...['print', 'scroll', 'screen', 'status', 'stop', 'top'],
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    ...syntaxRule(),
  },
  overrides: [
    ...importDirection,
    ...areaDirection,
    {
      // What React's compiler asks of components and hooks.
      files: ['src/**'],
      rules: Object.fromEntries(
        [
          ...['static-components', 'use-memo', 'preserve-manual-memoization', 'immutability'],
          ...['incompatible-library', 'globals', 'refs', 'set-state-in-effect', 'purity'],
          ...['error-boundaries', 'set-state-in-render', 'unsupported-syntax'],
        ].map((rule) => [`react/${rule}`, 'error']),
      ),
    },
    {
      files: ['scripts/**', 'deploy/**', 'mocks/host/**', 'tests/**'],
      rules: { 'no-console': 'off' },
    },
    // The two doors to react-admin's own function, and past the compiler.
    {
      files: ['src/i18n/useTranslate.ts', 'src/i18n/dynamicKey.ts'],
      rules: { 'house/restricted-syntax': 'off' },
    },
    // Pages of the identity provider in a frame: the window is theirs.
    { files: ['mocks/identity/static/**'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['tests/**'],
      rules: {
        // A record that is not there fails its test in any case.
        'no-unsafe-optional-chaining': 'off',
        'no-restricted-properties': [
          'error',
          ...['waitFor', 'waitUntil'].map((property) => ({
            object: 'vi',
            property,
            message: 'It gives up after a second: `await expect.poll(…)`.',
          })),
        ],
      },
    },
    { files: ['tests/**'], rules: syntaxRule(sharedSetting) },
    { files: ['tests/e2e/**/*.ts'], rules: syntaxRule(...afterBrowserAct) },
    {
      files: ['tests/**/*.journey.tsx'],
      rules: syntaxRule(sharedSetting, afterJourneyAct, ...heldByElement),
    },
  ],
});

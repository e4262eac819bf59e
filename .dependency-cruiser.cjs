/** Which way imports run. docs/architecture.md draws the same. */

// A domain may import what stands before it in this list, never what stands after.
const domains = require('./api/domains/oldest-first.json');

const olderNeverImportsNewer = domains.slice(0, -1).map((domain, index) => ({
  name: `${domain}-is-older`,
  comment: `${domain} must not know ${domains.slice(index + 1).join(', ')}`,
  severity: 'error',
  from: { path: `^api/domains/${domain}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^api/domains/(${domains.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-knows-nothing',
      severity: 'error',
      from: { path: '^api/core/' },
      to: { path: '^api/(?!core/)' },
    },
    {
      name: 'domains-know-no-door',
      comment: 'GraphQL and REST are doors to the domains, not the other way round',
      severity: 'error',
      from: { path: '^api/domains/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/(doors|platform|startup|demo|testing)/' },
    },
    {
      name: 'rest-never-touches-storage',
      severity: 'error',
      from: { path: '^api/doors/rest/' },
      to: { path: '(^api/platform/database/)|(node_modules/(@mikro-orm|kysely|pg)/)' },
    },
    ...olderNeverImportsNewer,
    {
      name: 'platform-knows-core-alone',
      comment:
        'What the machine offers stands behind the interfaces of core; the list of entities is the one exception',
      severity: 'error',
      from: { path: '^api/platform/', pathNot: '(\\.test\\.ts$)|(^api/platform/database/entities\\.ts$)' },
      to: { path: '^api/(domains|doors|startup|demo|testing)/' },
    },
    {
      name: 'nothing-needs-the-fast-path',
      comment: 'What exists for speed alone is plugged in where the parts are put together',
      severity: 'error',
      from: {
        path: '^api/',
        pathNot: '(\\.test\\.ts$)|(^api/(fast-path|testing)/)|(^api/(start|server|settings)\\.ts$)',
      },
      to: { path: '^api/fast-path/' },
    },
    {
      name: 'only-the-start-knows-the-start',
      severity: 'error',
      from: { path: '^api/', pathNot: '(\\.test\\.ts$)|(^api/(startup|testing)/)|(^api/start\\.ts$)' },
      to: { path: '^api/startup/' },
    },
    {
      name: 'api-and-web-share-only-schema',
      severity: 'error',
      from: { path: '^(api|web)/', pathNot: '^web/e2e/' },
      to: { path: '^(api|web)/', pathNot: '^$1/' },
    },
    {
      name: 'schema-imports-neither',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^(api|web)/' },
    },
    {
      name: 'the-client-package-knows-itself-alone',
      comment: 'Other programs install it without the rest',
      severity: 'error',
      from: { path: '^clients/javascript/src/' },
      to: { path: '^(api|web|schema|examples)/' },
    },
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'features-know-no-screen',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/(app|routes)/', pathNot: '^web/app/paths\\.ts$' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^web/ui/' },
      // What is typed is stored alike, and a refusal is translated alike, whatever it is about.
      to: {
        path: '^web/(app|routes|features|food|generated|lib)/',
        pathNot: '^web/lib/(drafts/|sentence-text\\.ts$)',
      },
    },
    {
      name: 'lib-knows-no-product',
      severity: 'error',
      from: { path: '^web/lib/' },
      to: { path: '^web/(app|routes|features|food|ui)/' },
    },
    {
      name: 'the-fast-path-knows-no-product',
      severity: 'error',
      from: { path: '^web/fast-path/' },
      to: { path: '^web/(app|routes|features|food|ui|lib)/' },
    },
    {
      name: 'food-knows-no-screen',
      comment: 'How food, cuisines and diets look and are named; features share it',
      severity: 'error',
      from: { path: '^web/food/' },
      to: { path: '^web/(app|routes|features)/' },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$)|(^(api/testing|web/testing|web/e2e|bench)/)' },
      to: { path: '^(api|web)/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};

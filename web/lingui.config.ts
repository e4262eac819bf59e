import { defineConfig } from '@lingui/cli';
import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { languageCodes } from '../schema/languages.ts';

/** English texts are in the code; the catalogs hold every other language (docs/languages.md). */
export default defineConfig({
  sourceLocale: 'en',
  locales: languageCodes.filter(code => code !== 'en'),
  catalogs: [
    {
      path: '<rootDir>/languages/{locale}',
      include: [
        ...['app', 'features', 'food', 'lib', 'routes', 'ui'].map(folder => `<rootDir>/${folder}`),
        '<rootDir>/../schema/rules',
        '<rootDir>/../schema/api-scopes.ts',
        '<rootDir>/../schema/event-types.ts',
        '<rootDir>/../schema/features.ts',
        '<rootDir>/../schema/constants.ts',
        '<rootDir>/../api/core',
        '<rootDir>/../api/domains',
      ],
      exclude: ['**/*.test.*'],
    },
  ],
  orderBy: 'message',
  // The API's classes have them.
  extractors: [createBabelExtractor({ parserOptions: { tsExperimentalDecorators: true } })],
  format: formatter({ origins: false }),
});

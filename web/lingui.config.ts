import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** English texts are in the code; the catalogs hold every other language (docs/languages.md). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['hi'],
  catalogs: [
    {
      path: '<rootDir>/languages/{locale}',
      include: [
        ...['app', 'features', 'food', 'lib', 'routes', 'ui'].map(folder => `<rootDir>/${folder}`),
        '<rootDir>/../schema/rules',
      ],
      exclude: ['**/*.test.*'],
    },
  ],
  orderBy: 'message',
  format: formatter({ origins: false }),
});

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './api/testing/long-files-first.ts';
import { messages } from './web/build/messages.ts';
import { svgComponent } from './web/build/svg-component.ts';

/** One copy of graphql for everybody: left alone, ESM and CommonJS importers would each get their own. */
const oneGraphql = createRequire(import.meta.url).resolve('graphql/index.js');

const here = (path: string) => join(import.meta.dirname, path);

/** They end what hangs. A busy machine needs several times as long as a quiet one, and nothing is wrong with it. */
const limits = { testTimeout: 2 * 60_000, hookTimeout: 3 * 60_000, expect: { poll: { timeout: 60_000 } } };

/**
 * Every story runs twice: on PostgreSQL with the fast path, or with what FAST_PATH says, and on the embedded engine
 * without it. Files share a process, so that the schema is read once and a database is copied from a template.
 */
const api = {
  isolate: false,
  setupFiles: ['reflect-metadata'],
  globalSetup: here('api/testing/prepare-run.ts'),
  include: ['{api,clients,examples}/**/*.test.ts', 'docs/integrators/*.test.ts'],
  exclude: ['api/testing/kill/**'],
  ...limits,
};

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: oneGraphql }] },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          ...api,
          env: { ENGINE: 'postgresql', FAST_PATH: process.env.FAST_PATH ?? 'on' },
        },
      },
      {
        extends: true,
        test: {
          name: 'api embedded',
          ...api,
          // These start both engines themselves, and the cost of a document does not depend on the engine.
          exclude: [...api.exclude, 'api/testing/processes/**', 'api/fast-path/operations/**'],
          env: { ENGINE: 'embedded', FAST_PATH: 'off' },
        },
      },
      {
        extends: true,
        plugins: [messages(), icons({ compiler: svgComponent })],
        test: {
          name: 'unit',
          setupFiles: here('web/lib/language.ts'),
          include: ['{web,schema,scripts}/**/*.test.ts'],
          ...limits,
        },
      },
      {
        extends: true,
        plugins: [
          messages(),
          ...lingui({ configPath: here('web/lingui.config.ts') }),
          icons({ compiler: svgComponent }),
        ],
        test: {
          name: 'components',
          environment: 'jsdom',
          // Files share the libraries and the document; the setup empties it after every test.
          isolate: false,
          setupFiles: [here('web/lib/language.ts'), here('web/testing/setup.ts')],
          include: ['web/**/*.test.tsx'],
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'kill',
          globalSetup: api.globalSetup,
          include: ['api/testing/kill/**/*.test.ts'],
          testTimeout: 30 * 60_000,
          hookTimeout: limits.hookTimeout,
        },
      },
    ],
  },
});

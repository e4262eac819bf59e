import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Packages with parts that are not JavaScript, those that most starts do not load, and one that finds Node's hashes only
 * where Node itself has loaded it, and computes them in JavaScript elsewhere.
 */
const packages = [
  '@apollo/utils.createhash',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@sentry/core',
  '@simplewebauthn/server',
  'flydrive',
  'fs-native-extensions',
  'ioredis',
  'pdfkit',
  'pg-native',
  'sharp',
  'stripe',
];

/**
 * Puts what tsc compiled and the packages that every start loads into a few files: of 3,000 files, Node loads each for
 * itself, which takes more than half of a start. Names and lines stay as they are, so that errors can be read.
 */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  // Packages are found as Node finds them; else those with two forms, such as graphql, come twice.
  resolve: { extensions: ['.js', '.json'] },
  ssr: { resolve: { mainFields: ['main'] }, noExternal: true, external: packages },
  build: {
    ssr: true,
    outDir: here('../dist/server'),
    emptyOutDir: true,
    minify: false,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: here('../dist/api/main.js'),
        // Runs in a thread of its own, and is found beside what starts it.
        'last-report': here('../dist/api/platform/errors/last-report.js'),
      },
      // MikroORM uses it where it finds packages by name and versions, and does without; ours is refused by a test.
      checks: { emptyImportMeta: false },
      output: {
        keepNames: true,
        // One character beyond ASCII, also in a comment, makes Node store all of a file in twice the memory.
        charset: 'ascii',
        comments: false,
        // Node keeps the code of an ES module's body, which runs once, and loads more of itself for one (decision 159).
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // Error reports tell their frames from the product's by this name.
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
      },
    },
  },
});

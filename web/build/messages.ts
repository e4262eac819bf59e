import { fileURLToPath } from 'node:url';
import { createCompiledCatalog } from '@lingui/cli/api';
import { transform } from '@swc/core';
import type { Plugin } from 'vite';

/** A file that words messages by Lingui's macros. */
const usesMacros = /from '@lingui\/(?:core|react)\/macro'/;

/** A message as the macros leave it: the last word on it is a literal, in the quotes that it does not hold itself. */
const message = /\bmessage: (?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g;

const compiled = (literal: string): string => {
  const text = JSON.parse(`"${literal.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"')}"`);
  const { source } = createCompiledCatalog('en', { text }, { namespace: 'json' });
  const parts: unknown[] = JSON.parse(source).messages.text;
  return JSON.stringify(parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts);
};

/**
 * Turns the macros into calls and leaves the English message in them, read beforehand: English needs no catalog,
 * and no browser needs the code that reads messages.
 */
export const messages = (): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: usesMacros },
    async handler(source, file) {
      const { code, map } = await transform(source, {
        filename: file,
        swcrc: false,
        configFile: false,
        sourceMaps: true,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: file.endsWith('x') },
          transform: { react: { runtime: 'preserve' } },
          experimental: { plugins: [['@lingui/swc-plugin', macros]] },
        },
      });
      return {
        code: code.replace(message, (_, double, single) => `message: ${compiled(double ?? single)}`),
        map,
      };
    },
  },
});

const macros = {
  descriptorFields: 'message',
  runtimeModules: { Trans: [fileURLToPath(new URL('../lib/Trans.tsx', import.meta.url)), 'Trans'] },
};

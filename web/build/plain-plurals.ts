import type { Plugin } from 'vite';

const eager = `const valueStr = number(locales, value, numberFormat);
    return message.replace(new RegExp(OCTOTHORPE_PH, "g"), valueStr);`;
const lazy = `return message.replace(new RegExp(OCTOTHORPE_PH, "g"), () => number(locales, value, numberFormat));`;

/**
 * Lingui formats the count of every plural, also where no `#` shows it, and a browser's first number costs tens of
 * milliseconds on a slow phone. Here a count is formatted where it is shown.
 */
export const plainPlurals = (): Plugin => ({
  name: 'plain-plurals',
  transform: {
    filter: { id: /@lingui\/core\/dist\/index\.mjs$/ },
    handler(source) {
      if (!source.includes(eager))
        throw new Error('@lingui/core formats the counts of plurals otherwise now.');
      return source.replace(eager, () => lazy);
    },
  },
});

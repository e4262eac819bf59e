import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm');

/** From the name of each icon to the file it is drawn in, as the library's own list says. */
const files = new Map(
  [
    ...readFileSync(join(folder, 'lucide-react.mjs'), 'utf8').matchAll(/^export \{(.*)\} from '(.*)';$/gm),
  ].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name, join(folder, file)] as const),
  ),
);

/** Takes each icon from its own file, so that it is known which screen needs which. */
export const iconsByFile = (): Plugin => ({
  name: 'icons-by-file',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: "from 'lucide-react'" },
    handler: code => ({
      // On the line where it stood: the map of the file stays true.
      map: null,
      code: code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (whole, names: string) => {
        const icons = names
          .split(',')
          .map(name => name.trim())
          .filter(Boolean);
        if (!icons.every(icon => files.has(icon))) return whole;
        return icons.map(icon => `import ${icon} from '${files.get(icon)}';`).join('');
      }),
    }),
  },
});

interface IconFile {
  /** Absent where an older name leads to the file of the present one. */
  __iconData?: { node: [tag: string, attributes: Record<string, string>][] };
}

const component = join(import.meta.dirname, '../ui/display/lucide-icon.ts');

/** Makes of each icon its shapes alone, drawn by a component of ours. */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: async id => {
      const { __iconData }: IconFile = await import(pathToFileURL(id).href);
      if (!__iconData) return null;
      // The keys are for React, which needs none where the shapes are given one by one.
      const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
      return `import { lucideIcon } from ${JSON.stringify(component)};
export default /* @__PURE__ */ lucideIcon(${JSON.stringify(shapes)});`;
    },
  },
});

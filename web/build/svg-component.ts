import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../ui/display/svg-icon.ts', import.meta.url));

/** The look that all icons of Lucide share, which the component sets once instead of every shape. */
const lines =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Turns the text of an icon into a small React component at build time (ui/display/svg-icon.ts). */
export const svgComponent = {
  extension: 'js',
  compiler: (svg: string, collection: string) => {
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 32 32';
    const drawing = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
    const [name, given] =
      collection === 'lucide'
        ? ['lineIcon', [drawing.replaceAll(lines, '')]]
        : ['svgIcon', [{ viewBox }, drawing]];
    return `import { ${name} } from ${JSON.stringify(file)};
export default /* @__PURE__ */ ${name}(${given.map(each => JSON.stringify(each)).join(', ')});`;
  },
};

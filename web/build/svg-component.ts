/** Turns the text of an icon into a small React component at build time. */
export const svgComponent = {
  extension: 'js',
  compiler: (svg: string) => {
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 32 32';
    const drawing = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
    return `import { jsx } from 'react/jsx-runtime';
const drawing = { __html: ${JSON.stringify(drawing)} };
export default props => jsx('svg', { viewBox: '${viewBox}', ...props, dangerouslySetInnerHTML: drawing });`;
  },
};

import type { Plugin } from 'vite';

/** Puts the module script at the end of the body with a low priority, so that words, colors and fonts come first. */
export const lazyScript = (): Plugin => ({
  name: 'lazy-script',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const scripts: string[] = [];
      const rest = html
        .replace(/\s*<script type="module"[^>]*><\/script>/g, script => {
          scripts.push(script.trim().replace('<script', '<script fetchpriority="low"'));
          return '';
        })
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
      return rest.replace('</body>', `  ${scripts.join('\n    ')}\n  </body>`);
    },
  },
});

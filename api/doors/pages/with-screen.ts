import type { Language } from '../../../schema/languages.ts';
import { escapedJson } from './page-head.ts';

const emptyRoot = '<div id="root"></div>';

/** The client's page with a rendered screen, and the data that the browser needs to hydrate it. */
export const withScreen = (
  page: string,
  { html, known }: { html: string; known: object },
  language: Language,
): string => {
  const root = `<div id="root" lang="${language}" data-prerendered="kitchen">${html}</div>`;
  const data = `<script type="application/json" id="apollo-state">${escapedJson(known)}</script>`;
  return page.replace(emptyRoot, () => `${root}\n    ${data}`);
};

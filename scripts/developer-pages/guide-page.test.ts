import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guidePage } from './guide-page.ts';
import { exampleFolder, pageOfDocument } from './pages.ts';

const pages = new Map([...pageOfDocument].map(([document, path]) => [path, guidePage(document).html]));
const linksIn = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!);

test('every link of a guide leads to a heading, an example or another site', () => {
  for (const [path, html] of pages) {
    for (const href of linksIn(html).filter(each => !/^https?:/.test(each))) {
      const [page = '', hash] = href.split('#');
      if (page === '/developers/explorer') {
        expect(existsSync(`${exampleFolder}/${hash}.graphql`), `${path}: ${href}`).toBe(true);
        continue;
      }
      const target = pages.get(page || path);
      expect(target, `${path}: ${href}`).toBeDefined();
      if (hash) expect(target, `${path}: ${href}`).toContain(` id="${hash}"`);
    }
  }
});

test('a link to a document without a page becomes its text', () => {
  const html = pages.get('/developers/guides/testing');
  expect(html).toContain('test mode (settings)');
  expect(html).not.toContain('operations.md');
});

test('a guide shows the document of an example above the link to it', () => {
  expect(pages.get('/developers/guides/explorer')).toMatch(
    /query FollowEvents.+?<\/code><\/pre><p><a href="\/developers\/explorer#follow-events">/s,
  );
});

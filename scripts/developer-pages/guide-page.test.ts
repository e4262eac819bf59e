import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasSampleAddress, withSampleAddress } from '../../api/doors/pages/sample-addresses.ts';
import { guidePage } from './guide-page.ts';
import { exampleFolder, pageOfDocument } from './pages.ts';
import { withSettings } from './sample-settings.ts';

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

test('every page with samples says at which address they run, which the server fills in', () => {
  const withSamples = [...pages].filter(([, html]) => html.includes('TIFFIN_URL'));
  expect(withSamples.length).toBeGreaterThan(10);
  for (const [path, html] of withSamples) {
    const page = withSettings(html);
    expect(hasSampleAddress(page), path).toBe(true);
    const served = withSampleAddress(page, 'https://kitchens.example');
    expect(served, path).toContain('export TIFFIN_URL=https://kitchens.example');
    expect(served, path).not.toMatch(/TIFFIN_URL=http:\/\/localhost|TIFFIN_URL=https:\/\/tiffin/);
  }
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, story } from './support/story.ts';

/**
 * What is wrong in GraphiQL's own markup, which its makers have to mend: rules of axe, and where each may be broken. Nothing else
 * may be wrong there, and nothing at all in what is ours: the page, the bar and the pane of examples.
 */
const ofGraphiQL: Record<string, string> = {
  // A tab is a list entry with the role of a tab, and has the buttons that choose and close it within.
  'nested-interactive': '.graphiql-tab',
  // By night comments in the editor are too dark for its ground; the editor chooses the colors of what it highlights.
  'color-contrast': '.monaco-editor .view-line',
};

/** What axe finds on the page, but for the rules of GraphiQL where they may be broken. */
const expectOnlyKnown = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => ({ id, html, selector: String(target.at(-1)) })),
  );
  const isKnown = await page.evaluate(
    ([broken, places]) =>
      broken.map(({ id, selector }) => {
        const element = document.querySelector(selector);
        const isOurs =
          element?.closest('.graphiql-container') === null || element?.closest('[aria-label="Examples"]');
        return !isOurs && places[id] !== undefined && element?.closest(places[id]) !== null;
      }),
    [found, ofGraphiQL] as const,
  );
  const others = found.filter((_, index) => !isKnown[index]).map(({ id, html }) => `${id}: ${html}`);
  expect(others).toEqual([]);
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ])
    story.describe(`in ${colorScheme} at ${viewport.width} pixels`, () => {
      story.use({ colorScheme, viewport });

      story(
        'the explorer is accessible, but for what the makers of GraphiQL have to mend',
        async ({ page }) => {
          await page.goto('/developers/explorer');
          await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('query');
          const examples = page.getByRole('region', { name: 'Examples' });
          if (!(await examples.isVisible()))
            await page.getByRole('button', { name: 'Show Examples' }).click();
          await expect(examples.getByRole('button').first()).toBeEnabled();
          await expectOnlyKnown(page);
        },
      );
    });

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToFit, story } from './support/story.ts';

const pages = [
  '/developers',
  '/developers/guides',
  '/developers/guides/explorer',
  '/developers/guides/idempotency-and-errors',
];

for (const colorScheme of ['light', 'dark'] as const) {
  story.describe(`in ${colorScheme}`, () => {
    story.use({ colorScheme });

    story('the pages for developers read well on a phone', async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectToFit(page);
      }
    });
  });
}

const createToken = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { ... on ApiTokenCreated { secret } ... on Problem { message } }
}`;

/** Signs the browser in as Asha and gives a program of hers a token. */
const tokenOfAsha = async (page: Page): Promise<string> => {
  await page.request.post('/api/supplier/login', {
    data: { ein: '12-3456789', email: 'asha@tiffin.example' },
  });
  const variables = { input: { name: 'Explorer', scopes: ['ORDERS_READ'], expiresInDays: 30 } };
  const answer = await page.request.post('/graphql', { data: { query: createToken, variables } });
  return (await answer.json()).data.createApiToken.secret;
};

/** Runs an operation once the editor shows it, and returns the headers of the request. */
const run = async (page: Page, operationName: string) => {
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(operationName);
  const sent = page.waitForRequest(
    request => request.url().endsWith('/graphql') && request.postData()?.includes(operationName) === true,
  );
  await page.getByRole('button', { name: /^Execute query/ }).click();
  return (await sent).allHeaders();
};

story('a stranger finds the explorer and runs an example with a token', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const secret = await tokenOfAsha(page);
  await page.goto('/developers');
  await page.getByRole('main').getByRole('link', { name: 'Explorer' }).click();
  const response = page.getByRole('region', { name: 'Result Window' });

  // Asha is signed in, and the explorer does not act for her.
  await page.getByRole('button', { name: 'List own orders in pages' }).click();
  const withoutToken = await run(page, 'OwnOrdersInPages');
  await expect(response).toContainText('UNAUTHENTICATED');
  expect([withoutToken.cookie, withoutToken.authorization]).toEqual([undefined, undefined]);

  await page.getByLabel('Token').fill(secret);
  const withToken = await run(page, 'OwnOrdersInPages');
  await expect(response).toContainText('orderNumber');
  expect([withToken.cookie, withToken.authorization]).toEqual([undefined, `Bearer ${secret}`]);

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain('OwnOrdersInPages');
});

story('a guide leads to its example in the explorer', async ({ page }) => {
  await page.goto('/developers/guides/explorer#find-a-city-and-its-kitchens');
  await page.getByRole('link', { name: 'Run it in the explorer' }).first().click();
  await expect(page).toHaveURL(/explorer#find-a-kitchen$/);
  await expect(page.getByLabel('Token')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await run(page, 'FindAKitchen');
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"cities"');
});

story('the reference names the scope of an operation', async ({ page }) => {
  await page.goto('/developers/reference#Query.orders');
  await expect(page.locator('[id="Query.orders"]')).toContainText('API tokens need the scope ORDERS_READ.');
  await expectToFit(page);
});

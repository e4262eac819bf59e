import type { Page } from '@playwright/test';
import { browserStandIn } from '../../../api/testing/card-provider/browser-stand-in.ts';
import { FakeCardProvider } from '../../../api/testing/card-provider/fake-card-provider.ts';
import { startProduct } from '../../../scripts/running-product.ts';
import { storyIn } from './own-product-story.ts';

const openCardPlace = async () => {
  const provider = await FakeCardProvider.open();
  const product = await startProduct(provider.environment);
  provider.webhooks.address = product.address;
  const stop = async () => {
    await provider.close();
    product.stop();
  };
  return { address: product.address, provider, stop };
};

/** Stories of a marketplace that takes cards: a product of its own, with a card provider behind it. */
export const cardStory = storyIn(openCardPlace).extend({
  page: async ({ page, place }, use) => {
    await leadToProvider(page, place.provider);
    await use(page);
  },
});

/** What the browser asks of the real provider's addresses is answered by ours. */
export const leadToProvider = async (page: Page, provider: FakeCardProvider): Promise<void> => {
  await page.route('https://js.stripe.com/**', route =>
    route.fulfill({ contentType: 'text/javascript', body: browserStandIn }),
  );
  await page.route('https://api.stripe.com/**', async route => {
    const { pathname } = new URL(route.request().url());
    const response = await fetch(provider.origin + pathname, {
      method: 'POST',
      body: route.request().postData(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await response.text(),
    });
  });
};

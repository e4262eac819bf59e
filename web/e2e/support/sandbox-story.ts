import { startProduct } from '../../../scripts/running-product.ts';
import { story } from './story.ts';

/** Stories of a sandbox: a product of its own, which is its own card provider. */
export const sandboxStory = story.extend<object, { sandbox: string }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument says which fixtures it needs: none
    async ({}, use) => {
      const product = await startProduct({ SANDBOX: 'on' });
      await use(product.address);
      product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ sandbox }, use) => use(sandbox),
});

import { startProduct } from '../../../scripts/running-product.ts';
import { story } from './story.ts';

/** Stories that change what all cities have, and so have a product of their own. */
export const ownProductStory = story.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument says which fixtures it needs: none
    async ({}, use) => {
      const product = await startProduct();
      await use(product.address);
      product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
});

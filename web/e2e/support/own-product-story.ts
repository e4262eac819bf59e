import { startProduct } from '../../../scripts/running-product.ts';
import { story } from './story.ts';

/** What stories have for themselves: a product, and what is behind it. */
export interface OwnPlace {
  address: string;
  stop(): void | Promise<void>;
}

/** Stories in a place of their own, which each worker opens once. */
export const storyIn = <Place extends OwnPlace>(open: () => Promise<Place>) =>
  story.extend<object, { place: Place }>({
    place: [
      // biome-ignore lint/correctness/noEmptyPattern: the first argument says which fixtures it needs: none
      async ({}, use) => {
        const place = await open();
        await use(place);
        await place.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ place }, use) => use(place.address),
  });

/** Stories that change what all cities have. */
export const ownProductStory = storyIn(() => startProduct());

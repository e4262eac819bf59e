import { FakeCardProvider } from '../../../api/testing/card-provider/fake-card-provider.ts';
import { leadToProvider } from './card-story.ts';
import { type Clock, startWithClock } from './clock-story.ts';
import { story } from './story.ts';

interface CardClock {
  provider: FakeCardProvider;
  clock: Clock;
}

/** Stories in which time passes in a marketplace that takes cards, for its card provider too. */
export const cardClockStory = story.extend<object, { place: CardClock }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument says which fixtures it needs: none
    async ({}, use) => {
      let clock: Clock | undefined;
      const provider = await FakeCardProvider.open(() => new Date(clock?.now() ?? Date.now()));
      const product = await startWithClock(provider.environment);
      ({ clock } = product);
      provider.webhooks.address = clock.address;
      await use({ provider, clock });
      await provider.close();
      product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ place }, use) => use(place.clock.address),
  page: async ({ page, place }, use) => {
    await leadToProvider(page, place.provider);
    await use(page);
  },
});

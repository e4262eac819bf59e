import { FakeCardProvider } from '../../../api/testing/card-provider/fake-card-provider.ts';
import { leadToProvider } from './card-story.ts';
import { type Clock, startWithClock } from './clock-story.ts';
import { storyIn } from './own-product-story.ts';

const openCardClock = async () => {
  let clock: Clock | undefined;
  const provider = await FakeCardProvider.open(() => new Date(clock?.now() ?? Date.now()));
  const product = await startWithClock(provider.environment);
  ({ clock } = product);
  provider.webhooks.address = clock.address;
  const stop = async () => {
    await provider.close();
    product.stop();
  };
  return { ...product, provider, stop };
};

/** Stories in which time passes in a marketplace that takes cards, for its card provider too. */
export const cardClockStory = storyIn(openCardClock).extend({
  page: async ({ page, place }, use) => {
    await leadToProvider(page, place.provider);
    await use(page);
  },
});

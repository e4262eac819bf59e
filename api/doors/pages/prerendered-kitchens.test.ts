import { expect, test, vi } from 'vitest';
import { PrerenderedKitchens } from './prerendered-kitchens.ts';
import type { ServerRenderer } from './server-renderer.ts';

const renderer = (): ServerRenderer => ({
  kitchenQuestion: 'query Kitchen',
  prepareKitchens: async () => undefined,
  renderKitchen: vi.fn(() => ({ html: '<h1>Amma</h1>', known: {} })),
});

test('a kitchen with the same data is rendered once per language', async () => {
  const hand = renderer();
  const kitchens = new PrerenderedKitchens(hand, async () => '{"data":{"supplier":{"plates":4}}}');
  for (const language of ['en', 'en', 'hi', 'hi'] as const) await kitchens.screenOf('amma', language);
  expect(hand.renderKitchen).toHaveBeenCalledTimes(2);
});

test('it is rendered again as soon as its data change', async () => {
  const hand = renderer();
  let plates = 4;
  const kitchens = new PrerenderedKitchens(hand, async () =>
    JSON.stringify({ data: { supplier: { plates } } }),
  );
  await kitchens.screenOf('amma', 'en');
  plates = 3;
  await kitchens.screenOf('amma', 'en');
  expect(hand.renderKitchen).toHaveBeenLastCalledWith('amma', { supplier: { plates: 3 } }, 'en');
  expect(hand.renderKitchen).toHaveBeenCalledTimes(2);
});

test('a response with errors is not rendered', async () => {
  const kitchens = new PrerenderedKitchens(renderer(), async () => '{"errors":[{"message":"away"}]}');
  await expect(kitchens.screenOf('amma', 'en')).rejects.toThrow('kitchen query failed');
});

import { expect, test, vi } from 'vitest';
import { PrerenderedKitchens } from './prerendered-kitchens.ts';
import type { ServerRenderer } from './server-renderer.ts';

const renderer = (): ServerRenderer => ({
  kitchenQuestion: 'query Kitchen',
  prepareKitchens: async () => undefined,
  renderKitchen: vi.fn(() => ({ html: '<h1>Amma</h1>', known: {} })),
});

test('a kitchen whose facts stay the same is drawn once for each language', async () => {
  const hand = renderer();
  const kitchens = new PrerenderedKitchens(hand, async () => '{"data":{"supplier":{"plates":4}}}');
  for (const language of ['en', 'en', 'hi', 'hi'] as const) await kitchens.screenOf('amma', language);
  expect(hand.renderKitchen).toHaveBeenCalledTimes(2);
});

test('it is drawn anew as soon as a fact has changed', async () => {
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

test('nothing is drawn from an answer with errors', async () => {
  const kitchens = new PrerenderedKitchens(renderer(), async () => '{"errors":[{"message":"away"}]}');
  await expect(kitchens.screenOf('amma', 'en')).rejects.toThrow('could not be asked');
});

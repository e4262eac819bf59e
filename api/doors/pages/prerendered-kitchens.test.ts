import { expect, test, vi } from 'vitest';
import { DrawnKitchens } from './prerendered-kitchens.ts';
import type { Drawing } from './server-renderer.ts';

const drawing = (): Drawing => ({
  kitchenQuestion: 'query Kitchen',
  prepareKitchens: async () => undefined,
  drawKitchen: vi.fn(() => ({ html: '<h1>Amma</h1>', known: {} })),
});

test('a kitchen whose facts stay the same is drawn once for each language', async () => {
  const hand = drawing();
  const kitchens = new DrawnKitchens(hand, async () => '{"data":{"supplier":{"plates":4}}}');
  for (const language of ['en', 'en', 'hi', 'hi'] as const) await kitchens.screenOf('amma', language);
  expect(hand.drawKitchen).toHaveBeenCalledTimes(2);
});

test('it is drawn anew as soon as a fact has changed', async () => {
  const hand = drawing();
  let plates = 4;
  const kitchens = new DrawnKitchens(hand, async () => JSON.stringify({ data: { supplier: { plates } } }));
  await kitchens.screenOf('amma', 'en');
  plates = 3;
  await kitchens.screenOf('amma', 'en');
  expect(hand.drawKitchen).toHaveBeenLastCalledWith('amma', { supplier: { plates: 3 } }, 'en');
  expect(hand.drawKitchen).toHaveBeenCalledTimes(2);
});

test('nothing is drawn from an answer with errors', async () => {
  const kitchens = new DrawnKitchens(drawing(), async () => '{"errors":[{"message":"away"}]}');
  await expect(kitchens.screenOf('amma', 'en')).rejects.toThrow('could not be asked');
});

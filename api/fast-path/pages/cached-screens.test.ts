import { expect, test, vi } from 'vitest';
import { type RenderKitchen, renderKitchenBy } from '../../doors/pages/render-kitchen.ts';
import type { ServerRenderer } from '../../doors/pages/server-renderer.ts';
import { cachingScreens } from './cached-screens.ts';

const ammaWith = (plates: number) => JSON.stringify({ data: { supplier: { plates } } });

const aRenderer = () => {
  const renderer = {
    kitchenQuestion: 'query Kitchen',
    prepareKitchens: async () => undefined,
    renderKitchen: vi.fn(() => ({ html: '<h1>Amma</h1>', known: {} })),
  } satisfies ServerRenderer;
  const render: RenderKitchen = cachingScreens(renderKitchenBy(renderer));
  return { renderer, render };
};

test('a kitchen with the same data is rendered once per language', () => {
  const { renderer, render } = aRenderer();
  for (const language of ['en', 'en', 'hi', 'hi'] as const) render('amma', ammaWith(4), language);
  expect(renderer.renderKitchen).toHaveBeenCalledTimes(2);
});

test('it is rendered again as soon as its data change', () => {
  const { renderer, render } = aRenderer();
  render('amma', ammaWith(4), 'en');
  render('amma', ammaWith(3), 'en');
  expect(renderer.renderKitchen).toHaveBeenLastCalledWith('amma', { supplier: { plates: 3 } }, 'en');
  expect(renderer.renderKitchen).toHaveBeenCalledTimes(2);
});

test('a response with errors is not rendered', () => {
  const { render } = aRenderer();
  expect(() => render('amma', '{"errors":[{"message":"away"}]}', 'en')).toThrow('kitchen query failed');
});

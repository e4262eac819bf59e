import { LRUCache } from 'lru-cache';
import type { RenderKitchen, Screen } from '../../doors/pages/render-kitchen.ts';

/**
 * Rendering a kitchen takes about thirty milliseconds of processor time, so one is rendered again only when
 * its data have changed, or after a minute, because the page shows relative days and times.
 */
export const cachingScreens = (
  render: RenderKitchen,
  milliseconds = 60_000,
  maxPages = 200,
): RenderKitchen => {
  const screens = new LRUCache<string, { body: string; screen: Screen }>({
    max: maxPages,
    ttl: milliseconds,
  });
  return (id, body, language) => {
    const key = `${language} ${id}`;
    const last = screens.get(key);
    if (last?.body === body) return last.screen;
    const screen = render(id, body, language);
    screens.set(key, { body, screen });
    return screen;
  };
};

import DataLoader from 'dataloader';
import type { Ctx } from './ctx.ts';

/**
 * Makes a lookup of one item from a lookup of many, batched within a request. `fetch` returns a map; missing
 * items are null.
 */
export const batched = <Value>(fetch: (ctx: Ctx, keys: readonly string[]) => Promise<Map<string, Value>>) => {
  const loaderOf = (ctx: Ctx) =>
    new DataLoader<string, Value | null>(async keys => {
      const found = await fetch(ctx, keys);
      return keys.map(each => found.get(each) ?? null);
    });
  return (ctx: Ctx, key: string): Promise<Value | null> => ctx.once(loaderOf).load(key);
};

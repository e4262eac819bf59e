import type { DishDrawing } from '../../schema/dish-drawings.ts';

/** As it is drawn, redder, or paler; more than that turns rice green and bread pink. */
const colors = ['', '-hue-rotate-8 saturate-110', 'hue-rotate-6 saturate-90 brightness-105'] as const;

/** What is on a round plate can be turned; not so far that its light comes from below. */
const turns = ['', 'rotate-45', 'rotate-90', '-rotate-45'] as const;
const sides = ['', '-scale-x-100'] as const;

/** What would fall over, and what lies across a leaf. */
const upright: ReadonlySet<DishDrawing> = new Set(['lassi', 'sherbet', 'tea', 'dosa', 'idli', 'uttapam']);

/** The hash djb2 of a name; its low bits vary least. */
const hashOf = (name: string): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 33), 5381) >>> 8;

/** How a drawing looks for the dish of this name: two dishes of one kind need not share one picture. */
export const lookOf = (name: string, drawing: DishDrawing): string => {
  const hash = hashOf(name);
  const ways = upright.has(drawing) ? sides : turns;
  return `${colors[hash % colors.length]} ${ways[Math.floor(hash / colors.length) % ways.length]}`;
};

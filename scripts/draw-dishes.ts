import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { bowls } from './drawings/bowls.ts';
import { breads } from './drawings/breads.ts';
import { Pen } from './drawings/pen.ts';
import { rice } from './drawings/rice.ts';
import { snacks } from './drawings/snacks.ts';
import { sweetsAndDrinks } from './drawings/sweets-and-drinks.ts';
import { thali } from './drawings/thali.ts';

/** Draws the dishes that are shown where there is no photo; run it when a drawing changes. */
const folder = 'web/food/drawings';
const drawings: Record<string, (pen: Pen) => void> = {
  ...thali,
  ...bowls,
  ...rice,
  ...breads,
  ...snacks,
  ...sweetsAndDrinks,
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
Object.entries(drawings).forEach(([name, draw], index) => {
  const pen = new Pen(index + 1);
  draw(pen);
  writeFileSync(`${folder}/${name}.svg`, pen.svg());
});

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dishDrawings, drawingOf, kitchenDrawings } from './dish-drawings.ts';

it('draws every dish that has a name for it', () => {
  const files = readdirSync('web/food/drawings').map(file => file.replace('.svg', ''));
  expect(files.sort()).toEqual([...dishDrawings].sort());
});

it.each([
  ['Hyderabadi chicken dum biryani', 'biryani'],
  ['MASALA DOSA', 'dosa'],
  ['Idli with sambar', 'idli'],
  ['Sarson da saag with makki roti', 'greens'],
  ['Kadhi pakora', 'fritters'],
  ['Vada pav', 'pav'],
  ['Sweet lassi', 'lassi'],
  ['Egg fried rice', 'pulao'],
  ['Chana of the house', 'chickpeas'],
])('draws %s as %s', (name, drawing) => {
  expect(drawingOf(name, 'Gujarati')).toBe(drawing);
});

it('draws a dish whose name says nothing as its cuisine does', () => {
  expect(drawingOf('Grandmother’s secret', 'South Indian')).toBe('dosa');
  expect(drawingOf('', 'a cuisine of tomorrow')).toBe('thali');
});

it('shows a kitchen by three different drawings, the thali last', () => {
  expect(kitchenDrawings(['Everyday thali', 'Rajma chawal bowl'], 'North Indian')).toEqual([
    'chickpeas',
    'paneer',
    'thali',
  ]);
  expect(kitchenDrawings([], 'Biryani')).toEqual(['biryani', 'raita', 'curry']);
});

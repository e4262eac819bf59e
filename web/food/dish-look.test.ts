import { expect, it } from 'vitest';
import { lookOf } from './dish-look.ts';

const biryanis = ['Hyderabadi chicken dum', 'Ambur mutton', 'Egg', 'Paneer tikka', 'Jackfruit'].map(
  kind => `${kind} biryani`,
);

it('gives dishes of one kind different looks, and one dish always the same', () => {
  expect(new Set(biryanis.map(name => lookOf(name, 'biryani')))).toHaveLength(5);
  expect(lookOf('मटर पनीर', 'paneer')).toBe(lookOf('मटर पनीर', 'paneer'));
});

it('turns what lies on a plate, and no glass', () => {
  expect(biryanis.map(name => lookOf(name, 'biryani')).join()).toContain('rotate-90');
  expect(biryanis.map(name => lookOf(name, 'lassi')).join()).not.toMatch(/(?<!hue-)\brotate-\d/);
});

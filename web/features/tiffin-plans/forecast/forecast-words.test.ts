import { expect, it } from 'vitest';
import { changeWords, dishesWords, forecastWords } from './forecast-words.ts';

it('says what Asha can expect', () => {
  const words = forecastWords({
    ordered: 3,
    planned: 2,
    plannedPortions: 5,
    waiting: 1,
    skipped: 1,
    platesLeft: 4,
  });
  expect(words).toBe('3 ordered · 2 planned (5 portions) · 1 waiting · 1 skipped · 4 plates open');
});

it('leaves out what there is none of', () => {
  const words = forecastWords({
    ordered: 0,
    planned: 1,
    plannedPortions: 1,
    waiting: 0,
    skipped: 0,
    platesLeft: null,
  });
  expect(words).toBe('1 planned (1 portion)');
});

it('says that no plate is left for others', () => {
  const none = { planned: 0, plannedPortions: 0, waiting: 0, skipped: 0, platesLeft: 0 };
  expect(forecastWords({ ordered: 3, ...none })).toBe('3 ordered · no plate open');
});

it('says what is new since yesterday, and nothing where that is not known', () => {
  expect(changeWords({ portions: 5, portionsYesterday: 3 })).toBe('2 portions more than yesterday');
  expect(changeWords({ portions: 2, portionsYesterday: 3 })).toBe('1 portion fewer than yesterday');
  expect(changeWords({ portions: 5, portionsYesterday: 5 })).toBe('');
  expect(changeWords({ portions: 5, portionsYesterday: null })).toBe('');
});

it('lists the dishes of a meal', () => {
  const dishes = [
    { dishName: 'Dal tadka', portions: 4 },
    { dishName: 'Ghee roti', portions: 2 },
  ];
  expect(dishesWords(dishes)).toBe('4 × Dal tadka, 2 × Ghee roti');
});

import { expect, it } from 'vitest';
import { dueWords } from './due-words.ts';

const lunch = { servedFrom: '2026-11-20T12:00:00Z', servedUntil: '2026-11-20T14:00:00Z' };

it.each([
  ['09:55', 'neutral', 'In 2 h 5 min'],
  ['10:00', 'neutral', 'In 2 h'],
  ['11:20', 'warn', 'In 40 min'],
  ['12:00', 'warn', 'Due now'],
  ['14:00', 'warn', 'Due now'],
  ['14:06', 'danger', 'Late by 6 min'],
  ['15:30', 'danger', 'Late by 1 h 30 min'],
])('says at %s how much time a lunch at noon has', (time, tone, words) => {
  expect(dueWords(lunch, new Date(`2026-11-20T${time}:00Z`))).toEqual({ tone, words });
});

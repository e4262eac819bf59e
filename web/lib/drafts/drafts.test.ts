import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';
import { forgetDrafts } from './forget-drafts.ts';

const typing = (key: string, typed: Record<string, unknown>) => writeDraft(key, { typed, start: {} });
const typedBefore = (key: string) => readDraft(key)?.typed;
const signInAs = (id: string) => localStorage.setItem('customerUser', JSON.stringify({ id }));

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what Leela typed is hers: not Omar’s, and gone once she signs out', () => {
  signInAs('leela');
  typing('review-1', { words: 'Lovely' });
  expect(typedBefore('review-1')).toEqual({ words: 'Lovely' });
  signInAs('omar');
  expect(typedBefore('review-1')).toBeUndefined();
  signInAs('leela');
  forgetDrafts();
  expect(typedBefore('review-1')).toBeUndefined();
});

test('what was typed before signing in is there afterwards', () => {
  typing('create-account', { name: 'Leela' });
  signInAs('leela');
  expect(typedBefore('create-account')).toEqual({ name: 'Leela' });
});

test('a draft ends after twelve hours, and with its last field', () => {
  typing('dish-new', { name: 'Dosa' });
  vi.advanceTimersByTime(12 * 3_600_000 + 1);
  expect(typedBefore('dish-new')).toBeUndefined();
  typing('dish-new', { name: 'Dosa' });
  removeDraft('dish-new');
  expect(typedBefore('dish-new')).toBeUndefined();
});

test('the oldest drafts make room, by number and by size', () => {
  for (let each = 1; each <= 13; each++) typing(`dish-${each}`, { name: 'Dosa' });
  expect(typedBefore('dish-1')).toBeUndefined();
  expect(typedBefore('dish-13')).toBeDefined();
  for (const each of ['first', 'second', 'third', 'fourth']) typing(each, { words: 'x'.repeat(30_000) });
  expect(typedBefore('first')).toBeUndefined();
  expect(typedBefore('second')).toBeDefined();
  typing('endless', { words: 'x'.repeat(70_000) });
  expect(typedBefore('endless')).toBeUndefined();
  expect(typedBefore('fourth')).toBeDefined();
});

test('storage that is refused or spoiled is no draft', () => {
  sessionStorage.setItem('drafts', '{');
  expect(typedBefore('dish-new')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  typing('dish-new', { name: 'Dosa' });
  expect(typedBefore('dish-new')).toBeUndefined();
});

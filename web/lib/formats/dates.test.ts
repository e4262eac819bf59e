import { i18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import { timeSpan } from './dates.ts';

const losAngeles = 'America/Los_Angeles';
const noon = '2026-11-26T20:00:00Z';
const two = '2026-11-26T22:00:00Z';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  ['en', '12 – 2 PM'],
  ['hi', '12–2 pm'],
])('leaves out full hours of a span in %s', (locale, words) => {
  i18n.loadAndActivate({ locale, messages: {} });
  expect(timeSpan(noon, two, losAngeles)).toBe(words);
});

import { expect, test } from 'vitest';
import { kitchenCancellationReasons } from '../../../schema/constants.ts';
import { onboardingSteps } from '../onboarding/application/onboarding-steps.ts';
import { hindi } from './hindi.ts';
import { say } from './say.ts';
import { asSentence, sentence } from './sentence.ts';

test('says a sentence with its values in the language of the reader', () => {
  const order = sentence(
    'Order {0}: {1} for {2}, {3}.',
    'T-MHAM-F4Q2',
    sentence('{0} plates', 3),
    sentence('dinner on {0}', { day: '2026-11-17' }),
    '$34.50',
  );
  expect(say('en', order)).toBe('Order T-MHAM-F4Q2: 3 plates for dinner on Tue, Nov 17, $34.50.');
  expect(say('hi', order)).toBe('ऑर्डर T-MHAM-F4Q2: 3 थालियाँ, मंगल, 17 नव॰, रात का खाना, $34.50।');
});

test("leaves a person's own words alone", () => {
  const note = 'Order {0}: {1} is for my son';
  expect(say('hi', sentence('Reason: {0}', asSentence(note)))).toBe(`कारण: ${note}`);
});

test.each(Object.entries(hindi))('%s has the same places in Hindi', (english, words) => {
  const places = (text: string) => (text.match(/\{\d\}/g) ?? []).sort();
  expect(places(words)).toEqual(places(english));
});

test.each([...kitchenCancellationReasons, ...onboardingSteps.map(({ title }) => title)])(
  '%s can be said in Hindi',
  text => {
    expect(say('hi', asSentence(text))).not.toBe(text);
  },
);

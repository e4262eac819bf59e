import { expect, it } from 'vitest';
import { kitchenCapacity } from '../../schema/rules/kitchen-profile.ts';
import { categoryName } from '../../schema/rules/menu.ts';
import { closureFacts } from '../../schema/rules/week.ts';
import { inHindi } from '../testing/in-hindi.ts';
import { problemWords } from './problem-words.ts';
import { sentenceText } from './sentence-text.ts';

const complaint = (
  rule: { safeParse: (input: unknown) => { error?: { issues: { message: string }[] } } },
  input: unknown,
) => rule.safeParse(input).error!.issues[0]!.message;

const tooMany = 'A menu can have up to 200 dishes; this file would bring it to 1,204.';

it('leaves English as it is', () => {
  expect(sentenceText(tooMany)).toBe(tooMany);
  expect(sentenceText('Kitchen name is required')).toBe('Kitchen name is required');
});

it('translates the sentences of rules, with their values', async () => {
  await inHindi();
  expect(sentenceText(complaint(categoryName, ''))).toBe('कृपया श्रेणी का नाम लिखें');
  expect(sentenceText(complaint(categoryName, 'a'.repeat(61)))).toBe('कृपया ज़्यादा से ज़्यादा 60 अक्षर लिखें।');
  expect(sentenceText(complaint(kitchenCapacity(25), { capacity: 26 }))).toBe('कृपया दिन के 1 से 25 भोजन लिखें');
  const days = { firstDay: '2026-01-01', lastDay: '2026-12-01', reason: 'Diwali' };
  expect(sentenceText(complaint(closureFacts, days))).toBe('एक बार में ज़्यादा से ज़्यादा 92 दिन');
});

it('translates what the server says, with its values', async () => {
  await inHindi();
  expect(problemWords('InvalidMenuFile', tooMany)).toBe(
    'मेन्यू में ज़्यादा से ज़्यादा 200 व्यंजन हो सकते हैं; इस फ़ाइल से 1,204 हो जाएँगे।',
  );
  expect(
    problemWords(
      'MenuConflict',
      'Dal (yellow) was changed in another window. Please check it and save again.',
    ),
  ).toBe('Dal (yellow) को किसी और विंडो में बदला गया है। कृपया देखें और फिर सेव करें।');
});

it('translates names of ours within a sentence, and leaves those of people', async () => {
  await inHindi();
  expect(
    sentenceText(
      'Please complete all required items before you submit: Supplier Agreement, Food Service License.',
    ),
  ).toBe('भेजने से पहले कृपया सभी ज़रूरी चीज़ें पूरी करें: रसोई का समझौता, फ़ूड लाइसेंस।');
  expect(sentenceText('ZIP code 95112 is in San Jose, CA.')).toContain('San Jose, CA');
});

it('shows an unknown sentence unchanged, and a translated one as well', async () => {
  await inHindi();
  expect(sentenceText('Something new. Really.')).toBe('Something new. Really.');
  expect(sentenceText(sentenceText('EIN is required'))).toBe('EIN ज़रूरी है');
});

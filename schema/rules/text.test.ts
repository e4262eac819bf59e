import { describe, expect, it } from 'vitest';
import { line, lines, optionalLine } from './text.ts';

const name = line('Name is required', 40);
const complaint = (rule: ReturnType<typeof line>, text: string) =>
  rule.safeParse(text).error?.issues[0]?.message;

describe('a text must be visible', () => {
  it.each([
    ['spaces', ' \t\u00a0\u2003\u3000'],
    ['zero width spaces', '\u200b\u200b'],
    ['joiners', '\u200d\u200c'],
    ['a word joiner and a byte order mark', '\u2060\ufeff'],
    ['direction marks', '\u200e\u202e\u2066\u2069'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers, which are letters', '\u115f\u1160\u3164\uffa0'],
    ['a braille blank, which is a symbol', '\u2800\u2800'],
    ['marks without a letter', '\u0301\u0308'],
    ['variation selectors', '\ufe0f\u{e0101}'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['line and paragraph separators', '\u2028\u2029'],
    ['all of it together', ' \u200b\u3164\u2800\u0301\u200d\n'],
  ])('%s', (_, text) => {
    expect(complaint(name, text)).toBe('Name is required');
    expect(optionalLine(40).parse(text)).toBe('');
    expect(lines(40).parse(text)).toBe('');
    expect(complaint(lines(40, 'Please give a reason.'), text)).toBe('Please give a reason.');
  });
});

describe('what is stored of a text', () => {
  it.each([
    ['is trimmed', '  Meera Iyer\u00a0', 'Meera Iyer'],
    ['is composed, so that equal names are equal', 'Jose\u0301', 'Jos\u00e9'],
    [
      'holds nothing between its letters that cannot be seen',
      'Me\u200bera\u00ad \u202eIyer\u2069',
      'Meera Iyer',
    ],
    ['keeps the joiners that Indian scripts need', 'क्‍ष അവന്‍', 'क्‍ष അവന്‍'],
    ['keeps emoji whole', '👩🏽‍🍳 ❤️‍🔥', '👩🏽‍🍳 ❤️‍🔥'],
    ['keeps accents, marks and signs', 'तिफ़िन Đặng Nguyễn שָׁלוֹם', 'तिफ़िन Đặng Nguyễn שָׁלוֹם'.normalize('NFC')],
  ])('%s', (_, typed, stored) => {
    expect(name.parse(typed)).toBe(stored);
    expect(lines(40).parse(typed)).toBe(stored);
  });

  it('breaks its lines in one way', () => {
    expect(lines(40).parse('Ring twice.\r\nThank you\rall')).toBe('Ring twice.\nThank you\nall');
  });
});

describe('refuses', () => {
  it.each([
    ['control characters', 'Mee\u0000ra'],
    ['the second set of them', 'Mee\u0085ra'],
    ['half a character', 'Mee\ud83dra'],
    ['letters buried under marks', `Z${'\u0335\u0301'.repeat(6)}algo`],
    ['marks with joiners between them', `Z${'\u0335\u200d'.repeat(10)}`],
    ['joiners that only fill', 'Mee\u200d\u200d\u200dra'],
  ])('%s', (_, text) => {
    expect(complaint(name, text)).toBe('Please remove the special characters.');
    expect(complaint(lines(40), text)).toBe('Please remove the special characters.');
  });

  it('line breaks on one line, of whichever kind', () => {
    for (const lineBreak of ['\n', '\r', '\u2028', '\u2029']) {
      expect(complaint(name, `Meera${lineBreak}Iyer`)).toBe('Please remove the special characters.');
    }
  });

  it('what is too long, without composing it first', () => {
    expect(complaint(name, 'é'.repeat(41))).toBe('Please use at most 40 characters.');
    const hostile = `a${'\u0301\u0323'.repeat(500_000)}`;
    expect(complaint(name, hostile)).toBe('Please use at most 40 characters.');
  });
});

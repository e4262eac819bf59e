/** Letters of Hindi and Marathi in Latin script, near enough for a cook to read a name aloud. */
const consonants = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const vowels = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ऍ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  '\u0901': 'n',
  '\u0902': 'n',
  '\u0903': 'h',
};

/** Each replaces the "a" that a consonant has by itself; the virama by nothing. */
const signs = {
  '\u093e': 'a',
  '\u093f': 'i',
  '\u0940': 'i',
  '\u0941': 'u',
  '\u0942': 'u',
  '\u0943': 'ri',
  '\u0945': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094b': 'o',
  '\u094c': 'au',
  '\u094d': '',
};

const nukta = '\u093c';
const firstDigit = 0x0966;

const digitOf = character => {
  const digit = character.codePointAt(0) - firstDigit;
  return digit >= 0 && digit <= 9 ? String(digit) : undefined;
};

/**
 * Writes Devanagari in Latin letters and leaves all other text as it is. The "a" at the end of a word is silent.
 *
 * @param {string} text
 */
export const inLatin = text => {
  let latin = '';
  let endsInConsonant = false;
  for (const character of text) {
    if (character === nukta) continue;
    const sign = signs[character];
    const letter = consonants[character] ?? vowels[character];
    if (endsInConsonant && letter !== undefined) latin += 'a';
    latin += sign ?? letter ?? digitOf(character) ?? character;
    endsInConsonant = character in consonants;
  }
  return latin;
};

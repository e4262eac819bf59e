import { searchWords } from '../../../core/values/searchable.ts';
import { type Family, families } from './dish-families.ts';

/** How near what was found is to what was typed, the nearest first. */
export type Nearness = 'WORDS' | 'SYNONYM' | 'SIMILAR';

/** Words that stand for one that was typed; a name has to contain all of them. */
export interface Alternative {
  words: readonly string[];
  nearness: Nearness;
}

/** One thing that was asked for, by any of its names; the typed one comes first. */
export type Term = readonly Alternative[];

/** Each further term is compared with every kitchen that a search reads. */
const termLimit = 6;
const longestPhrase = 3;
/** The fewest letters from which the rest of a word is guessed. */
const guessedFrom = 4;

/** Small words, of English and Hindi, that people leave out or put in as they like. */
const ignored = new Set('a and dish dishes food in me near of the with da de di ka ke ki'.split(' '));

const familyOf: ReadonlyMap<string, Family> = new Map(
  // The first family of a word wins.
  [...families].reverse().flatMap(family => family.asked.map(word => [word, family] as const)),
);

/** Splits a search into what it asks for, each with its other names. */
export const termsOf = (text: string): Term[] => {
  const words = searchWords(text);
  const terms: Term[] = [];
  for (let at = 0; at < words.length && terms.length < termLimit; ) {
    const phrase = longestKnownPhrase(words, at);
    const isLast = at + phrase.length === words.length;
    const isIgnored = phrase.length === 1 && ignored.has(phrase[0]!) && words.length > 1;
    if (!isIgnored) terms.push(termOf(phrase, isLast));
    at += phrase.length;
  }
  return terms;
};

const longestKnownPhrase = (words: readonly string[], at: number): readonly string[] => {
  for (let length = longestPhrase; length > 1; length--) {
    const phrase = words.slice(at, at + length);
    if (phrase.length === length && familyOf.has(phrase.join(' '))) return phrase;
  }
  return words.slice(at, at + 1);
};

const termOf = (phrase: readonly string[], isLast: boolean): Term => {
  const typed = phrase.join(' ');
  const singular = typed.length > guessedFrom && typed.endsWith('s') ? typed.slice(0, -1) : typed;
  const family = familyOf.get(typed) ?? familyOf.get(singular) ?? (isLast ? begunFamily(typed) : undefined);
  if (family?.only) return [{ words: [family.only], nearness: 'WORDS' }];
  const names = [
    ...[typed, singular].map(name => ({ name, nearness: 'WORDS' as const })),
    ...[...(family?.asked ?? []), ...(family?.found ?? [])].map(name => ({
      name,
      nearness: 'SYNONYM' as const,
    })),
  ];
  return names.map(({ name, nearness }) => ({ words: name.split(' '), nearness }));
};

/** Going through the map itself would make a pair for each of its words in every search. */
const familyWords = [...familyOf.keys()];

/** The family of a word that is still being typed. */
const begunFamily = (typed: string): Family | undefined => {
  if (typed.length < guessedFrom) return undefined;
  const word = familyWords.find(each => each.startsWith(typed));
  return word === undefined ? undefined : familyOf.get(word);
};

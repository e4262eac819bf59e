import type { Alternative, Term } from './search-terms.ts';
import type { Bind } from './supplier-conditions.sql.ts';

/** Whether whatever has the words of one also has those of the other. */
const covers = (one: Alternative, other: Alternative) =>
  one.words.every(word => other.words.some(longer => longer.includes(word)));

/**
 * Alternatives that find something: no scripts that menus are hardly written in, and none that a shorter one covers.
 */
const worthAsking = (term: Term): Term => {
  const readable = term.filter(
    ({ words }, at) => at === 0 || words.every(word => /^[\p{ASCII}]+$/u.test(word)),
  );
  return readable.filter((one, at) =>
    readable.every(
      (other, place) => one === other || !covers(other, one) || (covers(one, other) && at < place),
    ),
  );
};

const either = (conditions: readonly string[]) =>
  conditions.length === 1 ? conditions[0]! : `(${conditions.join(' or ')})`;

/** Conditions on the search text of kitchens, one for each term. */
export const textConditions = (terms: readonly Term[], bind: Bind): string[] =>
  terms.map(term => either(worthAsking(term).map(one => containsAll(one.words, bind))));

const containsAll = (words: readonly string[], bind: Bind) =>
  words.map(word => `strpos(s.search_text, ${bind(word)}) > 0`).join(' and ');

/**
 * Conditions that the trigram index answers, for kitchens that may contain the terms. Words shorter than three letters
 * have no trigrams, and a condition without any would be evaluated for every kitchen, so a term with such an
 * alternative has none.
 */
export const trigramConditions = (terms: readonly Term[], bind: Bind, city: string | undefined): string[] =>
  terms.flatMap(term => {
    const alternatives = worthAsking(term).map(({ words }) => words.filter(word => [...word].length >= 3));
    if (alternatives.some(words => words.length === 0)) return [];
    return either(
      alternatives.map(
        words =>
          `findable_trigrams(s.city_id, s.search_text) @> trigrams_in(${city ?? 'null'}, ${bind(words.join(' '))})`,
      ),
    );
  });

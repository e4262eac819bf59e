import type { Ctx } from '../../../core/operation/ctx.ts';
import { editDistance } from '../../../core/values/edit-distance.ts';
import { searchTerm } from '../../../core/values/searchable.ts';
import { type Alternative, type Term, termsOf } from './search-terms.ts';
import { placeConditions } from './supplier-conditions.sql.ts';
import type { SupplierFilter } from './supplier-inputs.ts';

/** Kitchens whose words can correct what was typed: more cost more, and hardly have other dishes. */
const kitchensRead = 500;
const leastSimilarity = 0.3;
/** One letter in so many may differ. */
const lettersForDifference = 4;
const wordsForTerm = 4;

interface SimilarWord {
  typed: string;
  word: string;
  /** Both, with one letter for all that sound the same in Indian words. */
  typedSound: string;
  sound: string;
}

const sound = (word: string) => `translate(${word}, 'cqwzyh', 'kkvji')`;

/**
 * Finds similar words in the search texts of the best kitchens of the place: so nothing has to be stored or brought up
 * to date, and no word of a kitchen that is gone is suggested.
 */
const statement = (conditions: readonly string[]) => `
  with known as materialized (
    select distinct word, ${sound('word')} as sound
    from (
      select s.search_text from suppliers s where ${conditions.join(' and ')}
      order by s.rating desc, s.id limit ${kitchensRead}
    ) s, string_to_table(s.search_text, ' ') word
  )
  select typed, word, ${sound('typed')} as "typedSound", sound
  from unnest($1::text[]) typed, known
  where similarity(sound, ${sound('typed')}) >= ${leastSimilarity}
  order by similarity(sound, ${sound('typed')}) desc, word limit 100`;

const readSimilar = async (
  ctx: Ctx,
  filter: SupplierFilter,
  typed: readonly string[],
): Promise<SimilarWord[]> => {
  const values: unknown[] = [typed];
  const { conditions } = placeConditions(filter, value => `$${values.push(value)}`);
  const words = await ctx.sql.rows<SimilarWord>(
    statement(['s.is_active', ...conditions]),
    values,
    'composed',
  );
  return words.filter(isNear);
};

const isNear = ({ typedSound, sound }: SimilarWord) =>
  editDistance(typedSound, sound) <=
  Math.floor(Math.max(typedSound.length, sound.length) / lettersForDifference);

/** Reads by what was typed and, when that finds nothing, by similar words. */
export const orSimilar = async <Found>(
  ctx: Ctx,
  filter: SupplierFilter,
  read: (terms: readonly Term[]) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<Found> => {
  const terms = termsOf(searchTerm(filter.text ?? '', 'filter.text'));
  const found = await read(terms);
  if (terms.length === 0 || !isNothing(found)) return found;
  const similar = await similarTerms(ctx, filter, terms);
  return similar ? read(similar) : found;
};

/** What was probably meant; undefined when no word of the place is similar to one that was typed. */
const similarTerms = async (
  ctx: Ctx,
  filter: SupplierFilter,
  terms: readonly Term[],
): Promise<Term[] | undefined> => {
  const typed = terms.map(typedWord);
  // Of shorter words not one letter may differ.
  const correctable = typed.filter(word => word.length >= lettersForDifference);
  if (correctable.length === 0) return undefined;
  const words = await readSimilar(ctx, filter, correctable);
  const similar = terms.map((term, at) =>
    withSimilar(
      term,
      words.filter(word => word.typed === typed[at]),
    ),
  );
  return words.some(({ typed, word }) => typed !== word) ? similar : undefined;
};

const typedWord = (term: Term) => term[0]!.words.join(' ');

const withSimilar = (term: Term, similar: readonly SimilarWord[]): Term => [
  ...term,
  ...similar.slice(0, wordsForTerm).map(({ word }): Alternative => ({ words: [word], nearness: 'SIMILAR' })),
];

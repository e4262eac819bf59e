import { searchWords } from '../../../core/values/searchable.ts';
import type { Nearness, Term } from '../../suppliers/searching/search-terms.ts';
import { SearchMatch } from './search-hit.ts';

/** Place of a match in the results: the smaller, the nearer. */
export interface Rank {
  match: SearchMatch;
  /** Number of words that were not typed to their end. */
  begunWords: number;
}

const order = Object.keys(SearchMatch) as SearchMatch[];

export const byRank = (one: Rank, other: Rank): number =>
  order.indexOf(one.match) - order.indexOf(other.match) || one.begunWords - other.begunWords;

const namedWords = (name: string) => searchWords(name.replace(/[-–—/,&()]/g, ' '));

/** Compares names with what a search asked for. */
export class NameMatcher {
  readonly #text: string;
  readonly #terms: readonly Term[];

  constructor(text: string, terms: readonly Term[]) {
    this.#text = namedWords(text).join(' ');
    // Split once, since each is compared with every name.
    this.#terms = terms.map(term =>
      term.map(({ words, nearness }) => ({ words: words.flatMap(namedWords), nearness })),
    );
  }

  /** How near a name is to the text; undefined when it lacks a term. `facts` are what else its owner is known by. */
  rank(name: string, facts = ''): Rank | undefined {
    const words = namedWords(name);
    const whole = words.join(' ');
    if (whole === this.#text) return { match: SearchMatch.EXACT, begunWords: 0 };
    if (whole.startsWith(`${this.#text} `)) return { match: SearchMatch.PREFIX, begunWords: 0 };
    return (
      this.#byTerms(words, SearchMatch.WORDS) ?? this.#byTerms([...words, ...namedWords(facts)], 'RELATED')
    );
  }

  #byTerms(words: readonly string[], least: SearchMatch): Rank | undefined {
    let match = least;
    let begunWords = 0;
    for (const term of this.#terms) {
      const found = nearest(term, words);
      if (!found) return undefined;
      if (order.indexOf(found.nearness) > order.indexOf(match)) match = found.nearness;
      begunWords += found.begunWords;
    }
    return { match, begunWords };
  }
}

const nearest = (
  term: Term,
  words: readonly string[],
): { nearness: Nearness; begunWords: number } | undefined => {
  let best: { nearness: Nearness; begunWords: number } | undefined;
  for (const alternative of term) {
    if (best && best.nearness !== alternative.nearness) return best;
    if (!alternative.words.every(each => words.some(word => word.startsWith(each)))) continue;
    const begunWords = alternative.words.filter(each => !words.includes(each)).length;
    if (!best || begunWords < best.begunWords) best = { nearness: alternative.nearness, begunWords };
  }
  return best;
};

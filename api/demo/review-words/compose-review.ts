import type { SeededRandom } from '../seeded-random.ts';
import { aboutTheKitchen } from './about-the-kitchen.ts';
import type { DishKind, WordsOfKind } from './dish-kinds.ts';
import { fewStars } from './few-stars.ts';
import { fiveStars } from './five-stars.ts';
import { fourStars } from './four-stars.ts';
import { threeStars } from './three-stars.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

const aboutDishes: Record<Stars, WordsOfKind> = {
  5: fiveStars,
  4: fourStars,
  3: threeStars,
  2: fewStars,
  1: fewStars,
};

/** Writes the reviews of one kitchen and never uses a sentence twice. */
export class Reviewer {
  readonly #used = new Set<string>();

  constructor(private readonly random: SeededRandom) {}

  /** Words for a review, or null: many people leave only stars. */
  wordsFor(stars: Stars, dish: { name: string; kind: DishKind }): string | null {
    if (this.random.chance(0.38)) return null;
    const aboutDish = this.random.chance(0.8) && this.#unused(aboutDishes[stars][dish.kind]);
    const aboutKitchen = (!aboutDish || this.random.chance(0.45)) && this.#unused(aboutTheKitchen[stars]);
    const sentences = [aboutDish, aboutKitchen].filter(sentence => typeof sentence === 'string');
    return sentences.join(' ').replace('{dish}', dish.name) || null;
  }

  #unused(sentences: readonly string[]): string | undefined {
    const left = sentences.filter(sentence => !this.#used.has(sentence));
    if (left.length === 0) return undefined;
    const sentence = this.random.pick(left);
    this.#used.add(sentence);
    return sentence;
  }
}

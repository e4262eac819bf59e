import { randomUUID } from 'node:crypto';

interface ChoiceFacts {
  id: string;
  name: string;
  priceCents: number;
  allergens: string[];
  diet: string | null;
}

export const aChoice = (name: string, given: Partial<ChoiceFacts> = {}): ChoiceFacts => ({
  id: randomUUID(),
  name,
  priceCents: 0,
  allergens: [],
  diet: null,
  ...given,
});

export const aGroup = (name: string, least: number, most: number, choices: ChoiceFacts[]) => ({
  id: randomUUID(),
  name,
  least,
  most,
  choices,
});

/** A set: one bread, two of four sabzi, and extras that cost more. */
export const aThali = () => {
  const roti = aChoice('Roti', { allergens: ['WHEAT'] });
  const rice = aChoice('Rice');
  const [bhindi, aloo, paneer, fish] = [
    aChoice('Bhindi'),
    aChoice('Aloo'),
    aChoice('Paneer', { priceCents: 150, allergens: ['MILK'] }),
    aChoice('Fish fry', { priceCents: 300, allergens: ['FISH'], diet: 'NON_VEGETARIAN' }),
  ];
  const ghee = aChoice('Ghee', { priceCents: 100, allergens: ['MILK'], diet: 'VEGETARIAN' });
  return {
    groups: [
      aGroup('Bread', 1, 1, [roti, rice]),
      aGroup('Sabzi', 2, 2, [bhindi, aloo, paneer, fish]),
      aGroup('Extras', 0, 1, [ghee]),
    ],
    roti,
    rice,
    bhindi,
    aloo,
    paneer,
    fish,
    ghee,
  };
};
export type Thali = ReturnType<typeof aThali>;

export const idsOf = (...choices: readonly { id: string }[]): string[] => choices.map(({ id }) => id);

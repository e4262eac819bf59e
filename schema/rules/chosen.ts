interface Choice {
  id: string;
}

interface Group<One extends Choice = Choice> {
  least: number;
  most: number;
  choices: readonly One[];
}

/** The chosen ones of a dish's choices, in the order of the menu. */
export const chosenFrom = <One extends Choice>(
  groups: readonly Group<One>[],
  choiceIds: readonly string[],
): One[] => groups.flatMap(({ choices }) => choices.filter(({ id }) => choiceIds.includes(id)));

/** The groups of which too few or too many are chosen. */
export const groupsToChoose = <Known extends Group>(
  groups: readonly Known[],
  choiceIds: readonly string[],
): Known[] =>
  groups.filter(group => {
    const number = chosenFrom([group], choiceIds).length;
    return number < group.least || number > group.most;
  });

/**
 * Whether a dish can be ordered with these choices: enough of each group, each once, and no others. The statement that
 * places orders asks the same of the stored dish (`chosen_options`).
 */
export const isChosenRight = (groups: readonly Group[], choiceIds: readonly string[]): boolean =>
  groupsToChoose(groups, choiceIds).length === 0 && chosenFrom(groups, choiceIds).length === choiceIds.length;

interface PricedGroup {
  least: number;
  most: number;
  choices: readonly { priceCents: number }[];
}

/** What the choices of a dish cost in all: with the cheapest ones that must be made, and with the dearest that can be. */
export const costOfChoices = (groups: readonly PricedGroup[]): { least: number; most: number } => ({
  least: groups.reduce((sum, group) => sum + sumOf(pricesOf(group).slice(0, group.least)), 0),
  most: groups.reduce((sum, group) => sum + sumOf(pricesOf(group).slice(-group.most)), 0),
});

/** What the choices cost at least that are still to be made. */
export const leastOfMissing = (
  groups: readonly { least: number; choices: readonly (Choice & { priceCents: number })[] }[],
  choiceIds: readonly string[],
): number =>
  groups.reduce((sum, { least, choices }) => {
    const others = choices.filter(({ id }) => !choiceIds.includes(id));
    const missing = Math.max(least - (choices.length - others.length), 0);
    return sum + sumOf(pricesOf({ choices: others }).slice(0, missing));
  }, 0);

const pricesOf = ({ choices }: Pick<PricedGroup, 'choices'>): number[] =>
  choices.map(({ priceCents }) => priceCents).sort((one, other) => one - other);

const sumOf = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price, 0);

/** Whether a dish cannot be ordered before something is chosen. */
export const needsChoices = (groups: readonly Pick<Group, 'least'>[]): boolean =>
  groups.some(({ least }) => least > 0);

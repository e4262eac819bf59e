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

/** Whether a dish cannot be ordered before something is chosen. */
export const needsChoices = (groups: readonly Pick<Group, 'least'>[]): boolean =>
  groups.some(({ least }) => least > 0);

import type { DietConflict, DietConflictPerson } from '../../orders/diets/diet-conflict.ts';
import { type DietNotAccepted, dietRefusal } from '../../orders/diets/diet-not-accepted.ts';

/** Reasons for which a person never eats a dish of a plan, and that the customer agreed to. */
export interface AgreedConflict {
  dishId: string;
  personId: string;
  reasons: string[];
}

const reasonsOf = ({ allergens, diet, needs }: DietConflictPerson): string[] => [
  ...allergens,
  ...(diet ? [`diet ${diet}`] : []),
  ...needs.map(need => `needs ${need}`),
];

/** Conflicts as a plan stores them: reason by reason, so that one which is gone is not asked about. */
export const agreedConflictsOf = (conflicts: readonly DietConflict[]): AgreedConflict[] =>
  conflicts.flatMap(({ dishId, people }) =>
    people.map(person => ({ dishId, personId: person.personId, reasons: reasonsOf(person) })),
  );

/** Conflicts with a reason that the customer did not agree to. */
export const notAgreed = (
  agreed: readonly AgreedConflict[],
  conflicts: readonly DietConflict[],
): DietConflict[] =>
  conflicts.filter(conflict => agreedConflictsOf([conflict]).some(found => !isAgreed(agreed, found)));

/** Refuses conflicts that the plan does not have already and the customer did not accept now. */
export const newConflictRefusal = (
  agreed: readonly AgreedConflict[],
  conflicts: readonly DietConflict[],
  accepted: readonly string[] | null | undefined,
): DietNotAccepted | undefined => dietRefusal(notAgreed(agreed, conflicts), accepted);

/** What was agreed to before, with what is agreed to now in place of the same dish and person. */
export const withAgreed = (
  before: readonly AgreedConflict[],
  now: readonly AgreedConflict[],
): AgreedConflict[] => {
  const isRenewed = ({ dishId, personId }: AgreedConflict) =>
    now.some(each => each.dishId === dishId && each.personId === personId);
  return [...before.filter(each => !isRenewed(each)), ...now];
};

const isAgreed = (
  agreed: readonly AgreedConflict[],
  { dishId, personId, reasons }: AgreedConflict,
): boolean => {
  const known = agreed.filter(each => each.dishId === dishId && each.personId === personId);
  return reasons.length > 0 && reasons.every(reason => known.some(each => each.reasons.includes(reason)));
};

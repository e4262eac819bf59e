import { type Change, ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { deprecatedMembers } from './deprecated-members.ts';
import { deprecationDays, removalDay, suggestedRemovalDay } from './removal-day.ts';
import { withoutExpired } from './without-expired.ts';

/**
 * The changes of the current schema that break clients of the released one, in words that say what to do. What was
 * deprecated may go when its day has passed.
 */
export const refusedChanges = async (
  released: string,
  current: GraphQLSchema,
  today: string,
): Promise<string[]> => {
  const changes = await diff(withoutExpired(released, today), current);
  const announced = deprecatedMembers(buildSchema(released));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(change => `${change.message}. ${adviceOn(change, announced.get(change.path ?? ''), today)}`);
};

const removals: ReadonlySet<string> = new Set([
  ChangeType.FieldRemoved,
  ChangeType.FieldArgumentRemoved,
  ChangeType.InputFieldRemoved,
  ChangeType.EnumValueRemoved,
]);
const required: ReadonlySet<string> = new Set([ChangeType.FieldArgumentAdded, ChangeType.InputFieldAdded]);
const newTypes: ReadonlySet<string> = new Set([
  ChangeType.FieldTypeChanged,
  ChangeType.FieldArgumentTypeChanged,
  ChangeType.InputFieldTypeChanged,
]);

const adviceOn = ({ type }: Change, reason: string | undefined, today: string): string => {
  const day = removalDay(reason ?? '');
  if (removals.has(type) && day) return `Put it back: clients can rely on it until ${day}.`;
  if (removals.has(type)) {
    return `Put it back and deprecate it, deprecationReason: 'Use ... instead. Removed after ${suggestedRemovalDay(today)}.', which leaves clients ${deprecationDays} days from the next release. Remove it after that day.`;
  }
  if (required.has(type)) return 'Make it nullable, or give it a default.';
  if (newTypes.has(type)) return 'Keep the type. Add the new one under another name, and deprecate this one.';
  return 'Undo this. Add what is new under another name, and deprecate the fields that lead here.';
};

import type { GraphQLSchema } from 'graphql';
import { deprecatedMembers } from './deprecated-members.ts';
import { deprecationDays, earliestRemovalDay, removalDay, suggestedRemovalDay } from './removal-day.ts';

/** What is wrong with the deprecations of the current schema at any time, in words that say what to write. */
export const refusedDeprecations = (
  released: GraphQLSchema,
  current: GraphQLSchema,
  today: string,
): string[] => {
  const announced = deprecatedMembers(released);
  return [...deprecatedMembers(current)].flatMap(([path, reason]) => {
    const day = removalDay(reason);
    if (!day) {
      return [
        `${path}: say what to use instead, and the day: deprecationReason: 'Use ... instead. Removed after ${suggestedRemovalDay(today)}.'`,
      ];
    }
    const before = removalDay(announced.get(path) ?? '');
    return before && day < before
      ? [`${path}: the released schema promises it until ${before}; name that day or a later one.`]
      : [];
  });
};

/**
 * New deprecations whose day leaves clients too little time, counted from the release. Asked at a release alone: the
 * same day is too early some weeks later, and a check must not fail because time passes.
 */
export const earlyDeprecations = (
  released: GraphQLSchema,
  current: GraphQLSchema,
  today: string,
): string[] => {
  const announced = deprecatedMembers(released);
  const earliest = earliestRemovalDay(today);
  return [...deprecatedMembers(current)].flatMap(([path, reason]) => {
    const day = removalDay(reason);
    const isNew = !removalDay(announced.get(path) ?? '');
    return isNew && day && day < earliest
      ? [
          `${path}: ${day} is too early. Clients have ${deprecationDays} days from the release: name ${earliest} or a later day.`,
        ]
      : [];
  });
};

import { type Change, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';

const headings = [
  [CriticalityLevel.Breaking, 'Removed, as announced'],
  [CriticalityLevel.Dangerous, 'Clients may notice'],
  [CriticalityLevel.NonBreaking, 'Added and changed'],
] as const;

/** The section on one release in docs/api-changelog.md. */
export const changeList = async (
  released: GraphQLSchema,
  current: GraphQLSchema,
  day: string,
): Promise<string> => {
  const changes = (await diff(released, current, [DiffRule.simplifyChanges])).filter(isNoted);
  const groups = headings.flatMap(([level, heading]) => {
    const lines = changes.filter(({ criticality }) => criticality.level === level).map(lineOf);
    return lines.length > 0 ? [`### ${heading}\n\n${lines.join('\n')}\n`] : [];
  });
  return [`## ${day}\n`, ...(groups.length > 0 ? groups : ['Descriptions only.\n'])].join('\n');
};

/** Better words of a description are no news to programs. */
const isNoted = ({ type }: Change): boolean => !String(type).includes('DESCRIPTION');

const lineOf = ({ message }: Change): string => `- ${message.replaceAll(/'([^']+)'/g, '`$1`')}.`;

/** The changelog with one more release, the newest first. */
export const withRelease = (changelog: string, release: string): string => {
  const newest = changelog.search(/^## /m);
  return newest < 0
    ? `${changelog}\n${release}`
    : `${changelog.slice(0, newest)}${release}\n${changelog.slice(newest)}`;
};

import { plural } from '@lingui/core/macro';

/** For example '2 people'. */
export const peopleWords = (people: number): string => plural(people, { one: '# person', other: '# people' });

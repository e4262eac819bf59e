import type { HouseholdMember_personFragment } from '../../generated/graphql.ts';

/** Someone of the household as the form has them. */
export type PersonDraft = Omit<HouseholdMember_personFragment, '__typename'>;

export const newPerson = (name: string): PersonDraft => ({
  id: crypto.randomUUID(),
  name,
  never: [],
  dislikes: [],
  diet: null,
  needs: [],
});

export const draftOf = ({ __typename: _, ...person }: HouseholdMember_personFragment): PersonDraft => person;

/** The people with one changed, or added at the end. */
export const withPerson = (people: readonly PersonDraft[], person: PersonDraft): PersonDraft[] =>
  people.some(({ id }) => id === person.id)
    ? people.map(each => (each.id === person.id ? person : each))
    : [...people, person];

export const withoutPerson = (people: readonly PersonDraft[], id: string): PersonDraft[] =>
  people.filter(each => each.id !== id);

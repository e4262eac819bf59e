import { randomUUID } from 'node:crypto';
import type { Visitor } from '../visitor.ts';

/** Someone who eats with a customer; eats everything by default. */
export const aPersonAtTable = (name: string, given: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name,
  never: [],
  dislikes: [],
  diet: null,
  needs: [],
  ...given,
});

const fields = 'version people { id name never dislikes diet needs }';

export const householdDocument = `{ household { ${fields} } }`;
export const saveHouseholdDocument = `mutation ($input: HouseholdInput!) {
  saveHousehold(input: $input) {
    __typename
    ... on Household { ${fields} }
    ... on Problem { code message field }
  }
}`;

export const household = async (person: Visitor) => (await person.graphql(householdDocument)).household;

/** Result of replacing a household; by default of the version that is stored. */
export const saveHousehold = async (person: Visitor, people: unknown[], version?: number) => {
  const input = { people, version: version ?? (await household(person)).version };
  return (await person.graphql(saveHouseholdDocument, { input })).saveHousehold;
};

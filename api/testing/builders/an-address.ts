import type { Visitor } from '../visitor.ts';

/** Input to save an address. */
export const anAddress = {
  name: 'Home',
  streetNumber: '12B',
  streetName: 'Almaden Avenue',
  apartmentUnit: 'Apt 4',
  city: 'San Jose',
  state: 'ca',
  zipCode: '95112',
};

export const saveAddressDocument = `mutation ($input: AddressInput!) {
  saveAddress(input: $input) {
    __typename
    ... on Address { id name streetNumber streetName apartmentUnit city state zipCode line isDefault }
    ... on Problem { code message field }
  }
}`;

export const removeAddressDocument = `mutation ($id: ID!) {
  removeAddress(id: $id) { __typename ... on Removed { id } ... on Problem { code message field } }
}`;

export const saveAddress = async (person: Visitor, input: Record<string, unknown> = {}) =>
  (await person.graphql(saveAddressDocument, { input: { ...anAddress, ...input } })).saveAddress;

export const removeAddress = async (person: Visitor, id: string) =>
  (await person.graphql(removeAddressDocument, { id })).removeAddress;

/** Names in order, the default one marked. */
export const addressNames = async (person: Visitor): Promise<string[]> => {
  const { addresses } = await person.graphql('{ addresses { name isDefault } }');
  return addresses.map(({ name, isDefault }: { name: string; isDefault: boolean }) =>
    isDefault ? `${name} (default)` : name,
  );
};

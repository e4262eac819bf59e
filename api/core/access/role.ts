import { enumType } from '../graphql/enum-type.ts';

export const Role = enumType('Role', 'Role of a person in the marketplace.', {
  CUSTOMER: 'Orders meals.',
  SUPPLIER: 'Runs a home kitchen.',
  ADMIN: 'Runs the marketplace.',
});
export type Role = keyof typeof Role;

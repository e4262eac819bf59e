import { registerEnumType } from 'type-graphql';

export enum Role {
  CUSTOMER = 'CUSTOMER',
  SUPPLIER = 'SUPPLIER',
  ADMIN = 'ADMIN',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'What somebody is in the marketplace.',
  valuesConfig: {
    CUSTOMER: { description: 'Orders meals.' },
    SUPPLIER: { description: 'Runs a home kitchen.' },
    ADMIN: { description: 'Runs the marketplace.' },
  },
});

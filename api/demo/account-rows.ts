import type { User } from '../domains/identity/user.ts';
import { applicants } from './applicants.ts';
import { customerNames } from './customers.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';
import type { Row } from './insert-rows.sql.ts';
import type { PlannedKitchen } from './planned-kitchen.ts';

interface Person {
  /** What the id is made from: the person's own name, or for a supplier that of the kitchen. */
  key: string;
  name: string;
  role: 'CUSTOMER' | 'SUPPLIER';
  email?: string;
  phone?: string;
  passwordHash?: string;
}

const addressFor = (name: string) =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')}@tiffin.example`;

/** Customers and suppliers; only the demo customer has a password. */
export const userRows = (
  kitchens: readonly PlannedKitchen[],
  passwordHash: string,
  now: Date,
): Row<User>[] => {
  const { customer, supplier } = demoAccounts;
  const cooks = [...kitchens.map(kitchen => kitchen.source), ...applicants].map(
    ({ kitchenName, cookName }): Person => ({
      key: kitchenName,
      name: cookName,
      role: 'SUPPLIER',
      ...(kitchenName === supplier.kitchenName && { email: supplier.email, phone: supplier.phone }),
    }),
  );
  const people: Person[] = [
    { key: customer.name, role: 'CUSTOMER', passwordHash, ...customer },
    ...customerNames.map((name): Person => ({ key: name, name, role: 'CUSTOMER' })),
    ...cooks,
  ];
  const threeYearsAgo = new Date(now);
  threeYearsAgo.setUTCFullYear(now.getUTCFullYear() - 3);
  return people.map((person, index) => ({
    id: demoId('user', person.key),
    role: person.role,
    name: person.name,
    email: person.email ?? addressFor(person.name),
    // 555-0100 to 555-0199 are reserved for invented people.
    phone: person.phone ?? `(${404 + (index % 90)}) 555-01${String(index % 100).padStart(2, '0')}`,
    passwordHash: person.passwordHash ?? null,
    createdAt: threeYearsAgo,
    emailProvenAt: threeYearsAgo,
  }));
};

import { randomUUID } from 'node:crypto';

/** Name that a deleted account leaves, on orders, reviews and in the audit trail. */
export const formerNames = { CUSTOMER: 'Former customer', SUPPLIER: 'Former cook' } as const;

const names: readonly string[] = Object.values(formerNames);

export const isFormer = ({ name }: { name: string }): boolean => names.includes(name);

const formerAddressDomain = 'former.invalid';

/** An address that receives nothing, for an account whose own address is freed. */
export const newFormerAddress = (): string => `${randomUUID()}@${formerAddressDomain}`;

/** Whether an account was erased. A living person may have such a name or such an address, and rarely has both. */
export const isErased = (person: { name: string; email: string }): boolean =>
  isFormer(person) && person.email.endsWith(`@${formerAddressDomain}`);

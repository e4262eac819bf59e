import { randomUUID } from 'node:crypto';

/** Name that a deleted account leaves, on orders, reviews and in the audit trail. Anyone may have such a name. */
export const formerNames = { CUSTOMER: 'Former customer', SUPPLIER: 'Former cook' } as const;

/** An address that receives nothing, for an account whose own address is freed. */
export const newFormerAddress = (): string => `${randomUUID()}@former.invalid`;

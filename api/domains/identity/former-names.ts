/** Name that a deleted account leaves, on orders, reviews and in the audit trail. */
export const formerNames = { CUSTOMER: 'Former customer', SUPPLIER: 'Former cook' } as const;

const names: readonly string[] = Object.values(formerNames);

export const isFormer = ({ name }: { name: string }): boolean => names.includes(name);

/** Of addresses that erased accounts get: no one receives mail there, and no one can register one. */
export const formerAddressDomain = 'former.invalid';

/** Whether an account was erased, whatever its name: people may be called like a former one. */
export const isErased = ({ email }: { email: string }): boolean => email.endsWith(`@${formerAddressDomain}`);

/** Name that a deleted account leaves, on orders, reviews and in the audit trail. */
export const formerNames = { CUSTOMER: 'Former customer', SUPPLIER: 'Former cook' } as const;

const names: readonly string[] = Object.values(formerNames);

export const isFormer = ({ name }: { name: string }): boolean => names.includes(name);

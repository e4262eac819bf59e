import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { isIdentifier } from '../../core/identifier.ts';
import { Supplier } from './supplier.ts';

/** Locks a kitchen until the transaction ends, so that decisions about it run one by one. */
export const lockSupplier = async (em: EntityManager, supplierId: string): Promise<Supplier | null> =>
  isIdentifier(supplierId)
    ? em.findOne(Supplier, { id: supplierId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;

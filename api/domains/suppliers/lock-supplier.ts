import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { Supplier } from './supplier.ts';

/** Locks a kitchen until the transaction ends, so that decisions about it run one by one. */
export const lockSupplier = async (em: EntityManager, supplierId: string): Promise<Supplier | null> =>
  isIdentifier(supplierId)
    ? em.findOne(Supplier, { id: supplierId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;

const lockChanges = query({ Supplier }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('Supplier').where('id', '=', id).select('id').forNoKeyUpdate(),
);

const lockKey = query({ Supplier }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('Supplier').where('id', '=', id).select('id').forKeyShare(),
);

/** Locks a kitchen as a row that refers to it does: against closing alone. */
export const keepSupplier = async (sql: Sql, supplierId: string): Promise<void> => {
  await lockKey.all(sql, { id: supplierId });
};

/** Serializes changes of one kitchen, so that each sees those before it. Orders are not blocked. */
export const lockSupplierChanges = async (sql: Sql, supplierId: string): Promise<void> => {
  await lockChanges.all(sql, { id: supplierId });
};

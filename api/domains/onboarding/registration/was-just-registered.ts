import { sql as fragment } from 'kysely';
import type { Registration } from '../../../../schema/rules/registration.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { einLookup } from '../../suppliers/sealed-ein.ts';
import { Supplier } from '../../suppliers/supplier.ts';

const minutes = 10;

type Kitchen = { lookup: string; email: string; kitchenName: string; now: Date };

const registeredQuery = query(
  { Supplier, User },
  (from, { lookup, email, kitchenName, now }: Given<Kitchen>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('User as u', 'u.id', 's.userId')
      .where('s.einLookup', '=', lookup)
      .where('u.email', '=', email)
      .where('s.kitchenName', '=', kitchenName)
      .where('s.createdAt', '>', fragment<string>`${now}::timestamptz - make_interval(mins => ${minutes})`)
      .select('s.id'),
);

/** Whether the same kitchen was registered a moment ago: a button pressed twice, not another person's account. */
export const wasJustRegistered = async (
  { ctx, sql, now }: Work,
  { ein, email, kitchenName }: Registration,
): Promise<boolean> => {
  const lookup = einLookup(ctx.services.vault, ein);
  return Boolean(await registeredQuery.first(sql, { lookup, email, kitchenName, now }));
};

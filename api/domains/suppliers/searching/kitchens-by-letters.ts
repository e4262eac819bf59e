import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/query/query.ts';
import type { User } from '../../identity/user.ts';
import type { Supplier } from '../supplier.ts';

/**
 * Selects the ids of kitchens by a substring of the name of the kitchen, the cook, or the owner's name or email
 * address. A union, because each part has its own index and neither serves an "or".
 */
export const kitchenIdsByLetters = (
  from: Kysely<Tables<{ Supplier: typeof Supplier; User: typeof User }>>,
  pattern: Expression<string>,
) => {
  const byKitchen = from
    .selectFrom('Supplier as kitchen')
    .where(
      kitchen =>
        sql<string>`lower(${kitchen.ref('kitchen.kitchenName')} || ' ' || ${kitchen.ref('kitchen.cookName')})`,
      'like',
      pattern,
    )
    .select('kitchen.id');
  const byOwner = from
    .selectFrom('User as owner')
    .innerJoin('Supplier as owned', 'owned.userId', 'owner.id')
    .where(
      owner => sql<string>`lower(${owner.ref('owner.name')} || ' ' || ${owner.ref('owner.email')})`,
      'like',
      pattern,
    )
    .select('owned.id');
  return byKitchen.union(byOwner);
};

import { type Expression, type Kysely, sql } from 'kysely';
import { type Tables, tables } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../supplier.ts';

const read = { Supplier, User };

/**
 * Selects the ids of kitchens by a substring of the name of the kitchen, the cook, or the owner's name or email address.
 * A union, because each part has its own index and neither serves an "or".
 */
export const kitchenIdsByLetters = (from: Kysely<Tables<typeof read>>, pattern: Expression<string>) => {
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

/** The same for statements that are not typed; `pattern` is its placeholder ($1). */
export const kitchensByLetters = (pattern: string): string =>
  kitchenIdsByLetters(tables(read), sql.raw(pattern)).compile().sql;

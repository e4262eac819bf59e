import { type Expression, sql } from 'kysely';

/** The key of a notification. */
export interface Key {
  userId: string;
  id: string;
}

/** The keys as one list for each column. */
export interface KeyLists {
  userIds: readonly string[];
  ids: readonly string[];
}

export const listsOf = (keys: readonly Key[]): KeyLists => ({
  userIds: keys.map(({ userId }) => userId),
  ids: keys.map(({ id }) => id),
});

/** The keys as a table `requested`. */
export const requested = (given: { userIds: Expression<unknown>; ids: Expression<unknown> }) =>
  sql<Key>`unnest(${given.userIds}::uuid[], ${given.ids}::uuid[])`.as<'requested'>(
    sql`requested(user_id, id)`,
  );

import { sql } from 'kysely';
import { named } from '../../core/graphql/named.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { type NodeName, nodeEntities, nodeKinds } from './node-kinds.ts';

const names = Object.keys(nodeEntities) as NodeName[];

/** Finds the type of each ID: a look into the primary key of each table. */
const kindsQuery = query(nodeEntities, (from, { ids }: Given<{ ids: readonly string[] }>) => {
  const [first, ...others] = names.map(name =>
    from
      // All of them have an ID, so the columns of any one will do.
      .selectFrom(name as 'Supplier')
      .where(row => row('id', '=', row.fn.any(ids)))
      .select(['id', sql.lit(name).as('kind')]),
  );
  return others.reduce((all, each) => all.unionAll(each), first!);
});

const findOfKind = async (ctx: Ctx, kind: NodeName, ids: readonly string[]) => {
  const { rule, find } = nodeKinds[kind];
  if (!ctx.viewer.meets(rule)) {
    // For the log; the answer is that of an unknown ID.
    ctx.viewer.refusalBy(rule);
    return [];
  }
  const nodes = await find(ctx, ids);
  return nodes.filter(node => node !== null).map(node => named(kind, node));
};

/** Loads what the viewer may read, with one look-up and one read of each type for all fields that begin together. */
const nodeOf = batched(async (ctx, ids) => {
  const kinds = Map.groupBy(await kindsQuery.all(ctx.sql, { ids }), ({ kind }) => kind);
  const found = await Promise.all(
    [...kinds].map(([kind, rows]) =>
      findOfKind(
        ctx,
        kind,
        rows.map(({ id }) => id),
      ),
    ),
  );
  return new Map(found.flat().map(node => [node.id, node]));
});

/** Loads an object by its ID; null when there is none that the viewer may read. */
export const findNode = async (ctx: Ctx, asked: string): Promise<object | null> => {
  const id = asked.toLowerCase();
  return isIdentifier(id) ? nodeOf(ctx, id) : null;
};

/**
 * Loads objects by their IDs, in that order. What does not exist is null, and so is what the viewer may not read: not
 * even its kind shows.
 */
export const findNodes = (ctx: Ctx, asked: readonly string[]): Promise<(object | null)[]> =>
  Promise.all(asked.map(id => findNode(ctx, id)));

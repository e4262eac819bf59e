import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { OrderingStop } from './ordering-stop.ts';

/** Ends are compared with the clock, so that no job has to end a stop. At most one for each city, and one more. */
const stopsQuery = query({ OrderingStop }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom('OrderingStop')
    .where(stop => stop.or([stop('until', 'is', null), stop('until', '>', now)]))
    .select(['id', 'cityId', 'reason', 'since', 'until'])
    .orderBy('since', 'desc')
    .orderBy('id'),
);

export type StopInForce = RowOf<typeof stopsQuery>;

/** Loads all stops in force, the newest first. */
export const stopsInForce = (ctx: Pick<Ctx, 'sql' | 'now'>): Promise<StopInForce[]> =>
  stopsQuery.all(ctx.sql, { now: ctx.now });

/** The stop that a city has: its own or that of all cities, whichever lasts longer. */
export const stopIn = (stops: readonly StopInForce[], cityId: string): StopInForce | null =>
  stops
    .filter(stop => stop.cityId === null || stop.cityId === cityId)
    .sort(
      (one, other) =>
        endOf(other) - endOf(one) || Number(other.cityId === cityId) - Number(one.cityId === cityId),
    )[0] ?? null;

const endOf = ({ until }: StopInForce): number =>
  until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);

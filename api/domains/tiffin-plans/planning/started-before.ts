import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { tiffinPlan } from '../../../../schema/rules/tiffin-plan.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { IdempotencyConflict } from '../../orders/placing/order-placing-problems.ts';
import { TiffinPlan } from '../tiffin-plan.ts';

/** What a repeated request is known by; both are null without a key. */
export interface RequestOfPlan {
  idempotencyKey: string | null;
  requestHash: string | null;
}

export interface StartedPlan {
  planId: string;
}

export const requestOf = ({ idempotencyKey, ...plan }: z.infer<typeof tiffinPlan>): RequestOfPlan =>
  idempotencyKey
    ? { idempotencyKey, requestHash: hashOf(plan) }
    : { idempotencyKey: null, requestHash: null };

/** By name, so that rules may list their fields in another order. */
const hashOf = (plan: object): string => {
  const facts = Object.entries(plan).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(facts), 'base64url');
};

const startedQuery = query(
  { TiffinPlan },
  (from, { customerId, idempotencyKey }: Given<{ customerId: string; idempotencyKey: string }>) =>
    from
      .selectFrom('TiffinPlan')
      .where('customerId', '=', customerId)
      .where('idempotencyKey', '=', idempotencyKey)
      .select(['id as planId', 'requestHash']),
);

/**
 * The plan that the same request started, whatever has changed since; a refusal if its key was used for another one.
 */
export const startedBefore = async (
  { sql, viewer }: Pick<Ctx, 'sql' | 'viewer'>,
  { idempotencyKey, requestHash }: RequestOfPlan,
): Promise<StartedPlan | IdempotencyConflict | undefined> => {
  if (!idempotencyKey) return undefined;
  const started = await startedQuery.first(sql, { customerId: viewer.userId, idempotencyKey });
  if (!started) return undefined;
  return started.requestHash === requestHash
    ? { planId: started.planId }
    : new IdempotencyConflict('tiffin plan');
};

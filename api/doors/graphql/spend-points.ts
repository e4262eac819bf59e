import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Spending } from '../../core/limits/point-budget.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type CallerBudgets, leastPoints } from '../http/caller-budgets.ts';
import { rateLimitHeaders, tooManyRequests } from '../http/rate-limit-headers.ts';
import { refusedByLimits } from './cost.ts';
import { formatted } from './errors.ts';
import { introspectionPoints } from './introspection-cost.ts';

/** With this header a response says in `extensions.cost` what it cost. */
export const costHeader = 'tiffin-cost';

/** What a cached answer to the standard introspection query takes, beside other requests. */
const cachedIntrospectionPoints = 1000;

/** What a request spends: its cost, and less for introspection, which is answered from a cache. */
export const pointsOf = (cost: number, isIntrospection: boolean): number =>
  isIntrospection ? Math.ceil((cost * cachedIntrospectionPoints) / introspectionPoints) : cost;

/** The extension `cost` of a response. */
export const costFacts = ({ requested, limit, available, restoreRate }: Spending) => ({
  requested,
  limit,
  available,
  restoreRate,
});

/** The error of a request whose caller has too few points left. */
export const tooFewPoints = ({ waitSeconds }: Spending): GraphQLError =>
  new GraphQLError(tooManyRequests(waitSeconds), {
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: waitSeconds,
      http: { status: 429, headers: new Map() },
    },
  });

/** Spends points of a request, or the least that any costs; throws where its caller has too few left. */
export const expectPoints = async (budgets: CallerBudgets, ctx: Ctx, points?: number): Promise<void> => {
  const spending = await budgets.spend(ctx, points);
  if (spending.waitSeconds > 0) throw tooFewPoints(spending);
};

/**
 * Spends points for a subscription and so many changes that it sends first. Each is read like the answer to a request
 * of its own, and costs as much.
 */
export const expectPointsOfMissed = async (
  budgets: CallerBudgets,
  ctx: Ctx,
  { points, count }: { points: number; count: number },
): Promise<void> => {
  const inAll = (1 + count) * Math.max(points, leastPoints);
  const limit = budgets.spendingOf(ctx)?.limit ?? inAll;
  if (inAll > limit) throw missedTooCostly(count, inAll, limit);
  await expectPoints(budgets, ctx, inAll);
};

const missedTooCostly = (count: number, cost: number, limit: number) =>
  refusedByLimits(
    'QUERY_TOO_COSTLY',
    new Error(
      `Sending ${count} missed changes costs ${cost} points; at most ${limit} are allowed. Ask for fewer fields, or read the list first.`,
    ),
    { cost },
  );

/** Refuses a request before its document is read; returns the body of the refusal. */
export const refuseWithoutPoints = (
  spending: Spending,
  request: FastifyRequest,
  reply: FastifyReply,
): string => {
  void reply.code(429).headers(rateLimitHeaders(spending));
  const errors = [formatted(tooFewPoints(spending), request.id, request.log)];
  const isAsked = request.headers[costHeader] !== undefined;
  return JSON.stringify({ errors, ...(isAsked && { extensions: { cost: costFacts(spending) } }) });
};

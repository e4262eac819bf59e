import type { Rule } from '../access/viewer.ts';
import { type Sql, transactionSql } from '../database/sql.ts';
import { traced } from '../interfaces/tracing.ts';
import { retryingConflicts } from './conflicts.ts';
import type { Change, Ctx, Work } from './ctx.ts';
import type { AnyEvent } from './event.ts';
import { Problem } from './problem.ts';

export type { Change, Work } from './ctx.ts';

type Operation<Input, Outcome> = (ctx: Ctx, input: Input) => Promise<Outcome>;

/**
 * Defines an operation: checks the rule and that the viewer may change anything at all, performs in one transaction,
 * publishes events after the commit. A returned Problem rolls everything back.
 */
export const operation =
  <Input, Outcome>(
    allowed: Rule,
    perform: (work: Work, input: Input) => Promise<Outcome>,
  ): Operation<Input, Outcome> =>
  async (ctx, input) => {
    ctx.viewer.mustChange(allowed);
    return asSpan(ctx, () => commit(ctx, events => inTransaction(ctx, events, work => perform(work, input))));
  };

/**
 * The same, with slow work done before the transaction: hashing a password, counting attempts, calling an
 * outside service. A Problem there ends it.
 */
export const preparedOperation =
  <Input, Prepared, Outcome>(
    allowed: Rule,
    prepare: (ctx: Ctx, input: Input) => Promise<Prepared | Problem>,
    perform: (work: Work, prepared: Prepared) => Promise<Outcome>,
  ): Operation<Input, Outcome | Problem> =>
  async (ctx, input) => {
    ctx.viewer.mustChange(allowed);
    return asSpan(ctx, async () => {
      const prepared = await prepare(ctx, input);
      if (prepared instanceof Problem) return prepared;
      return commit(ctx, events => inTransaction(ctx, events, work => perform(work, prepared)));
    });
  };

/**
 * The same for a change that is one SQL statement, and so its own transaction. For the few operations whose
 * speed matters, such as placing an order: it saves the round trips of begin and commit. Nothing else can
 * act within it, so it records committed events only; what must happen with the change is part of the statement.
 */
export const singleStatement =
  <Input, Outcome>(
    allowed: Rule,
    perform: (change: Change, input: Input) => Promise<Outcome>,
  ): Operation<Input, Outcome> =>
  async (ctx, input) => {
    ctx.viewer.mustChange(allowed);
    return asSpan(ctx, () => commit(ctx, events => perform(changeOf(ctx, ctx.sql, events), input)));
  };

/** Runs an operation as a span of the trace that it belongs to. */
const asSpan = <Outcome>(ctx: Ctx, run: () => Promise<Outcome>): Promise<Outcome> =>
  traced(ctx.services.tracing, { name: 'operation' }, async span => {
    const outcome = await run();
    if (outcome instanceof Problem) span.set({ 'tiffin.problem': outcome.code });
    return outcome;
  });

const commit = async <Outcome>(ctx: Ctx, attempt: (events: AnyEvent[]) => Promise<Outcome>) => {
  const { outcome, events } = await retryingConflicts(async () => {
    const events: AnyEvent[] = [];
    return { outcome: await attempt(events), events };
  });
  if (!(outcome instanceof Problem)) ctx.services.subscribers.announce(events);
  return outcome;
};

const changeOf = (ctx: Ctx, sql: Sql, events: AnyEvent[]): Change & Pick<Work, 'record'> => ({
  ctx,
  viewer: ctx.viewer,
  now: ctx.now,
  sql,
  record: event => void events.push(event),
});

class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const inTransaction = async <Outcome>(
  ctx: Ctx,
  events: AnyEvent[],
  perform: (work: Work) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await ctx.services.entityManager().transactional(async em => {
      const work = { ...changeOf(ctx, transactionSql(em), events), em };
      const outcome = await perform(work);
      if (outcome instanceof Problem) throw new Refused(outcome);
      await ctx.services.subscribers.complete(work, events);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refused) return error.problem as Outcome;
    throw error;
  }
};

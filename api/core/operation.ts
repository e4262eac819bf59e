import type { EntityManager } from '@mikro-orm/sql';
import { retryingConflicts } from '../database/conflicts.ts';
import { type Sql, transactionSql } from '../database/sql.ts';
import type { Ctx } from './ctx.ts';
import type { DomainEvent } from './event.ts';
import { Problem } from './problem.ts';
import type { Rule, Viewer } from './viewer.ts';

/** What an operation works with: the request's facts and one transaction. */
export interface Work {
  readonly ctx: Ctx;
  readonly viewer: Viewer;
  readonly now: Date;
  readonly em: EntityManager;
  /** Statements inside the operation's transaction. */
  readonly sql: Sql;
  /** Notes an event, announced after the commit. */
  record(event: DomainEvent): void;
}

class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/**
 * A change somebody may ask for: asks the rule, performs in one transaction, announces after the commit.
 * A returned Problem rolls everything back.
 */
export const operation =
  <Input, Outcome>(allowed: Rule, perform: (work: Work, input: Input) => Promise<Outcome>) =>
  async (ctx: Ctx, input: Input): Promise<Outcome> => {
    ctx.viewer.must(allowed);
    const { outcome, events } = await retryingConflicts(() => inTransaction(ctx, perform, input));
    ctx.services.subscribers.announce(events);
    return outcome;
  };

/**
 * The same for a change that is one SQL statement, and so its own transaction. For the few acts whose
 * speed matters, such as placing an order: it saves the round trips of begin and commit.
 */
export const singleStatement =
  <Input, Outcome>(
    allowed: Rule,
    perform: (work: Pick<Work, 'ctx' | 'viewer' | 'now' | 'sql' | 'record'>, input: Input) => Promise<Outcome>,
  ) =>
  async (ctx: Ctx, input: Input): Promise<Outcome> => {
    ctx.viewer.must(allowed);
    const { outcome, events } = await retryingConflicts(async () => {
      const events: DomainEvent[] = [];
      const record = (event: DomainEvent) => void events.push(event);
      const { viewer, now, sql } = ctx;
      return { outcome: await perform({ ctx, viewer, now, sql, record }, input), events };
    });
    ctx.services.subscribers.announce(events);
    return outcome;
  };

const inTransaction = async <Input, Outcome>(
  ctx: Ctx,
  perform: (work: Work, input: Input) => Promise<Outcome>,
  input: Input,
) => {
  const events: DomainEvent[] = [];
  try {
    const outcome = await ctx.services.entityManager().transactional(async em => {
      const record = (event: DomainEvent) => void events.push(event);
      const work = { ctx, viewer: ctx.viewer, now: ctx.now, em, sql: transactionSql(em), record };
      const outcome = await perform(work, input);
      if (outcome instanceof Problem) throw new Refused(outcome);
      return outcome;
    });
    return { outcome, events };
  } catch (error) {
    if (error instanceof Refused) return { outcome: error.problem as Outcome, events: [] };
    throw error;
  }
};

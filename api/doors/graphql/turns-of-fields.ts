import { setImmediate as nextRound } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import type { Ctx } from '../../core/operation/ctx.ts';

/** After this time the fields of a query wait for each other no longer, as their waits for a slow database would add up. */
const longestTurnsMs = 500;

/**
 * Lets the fields of a costly query begin one after the other, each in a new round of the event loop, when the resolver of
 * the one before is done. Together their statements would be sent, and their results worked on, in one piece that all other
 * callers wait for.
 */
export const letFieldsTakeTurns = (schema: GraphQLSchema, isCostly: (ctx: Ctx) => boolean): void => {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = (source, args, ctx: Ctx, info) => {
      const work = () => resolve(source, args, ctx, info);
      return isCostly(ctx) ? ctx.once(newTurns).take(work) : work();
    };
  }
};

/** The fields of one query that have begun or wait. */
class FieldTurns {
  #last: Promise<void> = Promise.resolve();
  readonly #together = Promise.withResolvers<void>();

  constructor() {
    setTimeout(this.#together.resolve, longestTurnsMs).unref();
  }

  async take(work: () => unknown): Promise<unknown> {
    const before = this.#last;
    const done = Promise.withResolvers<void>();
    this.#last = done.promise;
    await Promise.race([before, this.#together.promise]);
    try {
      return await work();
    } catch (error) {
      // The others may fail as well, each only after some seconds, and the response may be on its way without them.
      this.#together.resolve();
      throw error;
    } finally {
      void nextRound().then(done.resolve);
    }
  }
}

const newTurns = () => new FieldTurns();

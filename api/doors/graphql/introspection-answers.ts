import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, Kind, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { Budget } from '../../core/limits/budget.ts';
import { RecurringDocuments } from './document-cache.ts';
import type { Run } from './run.ts';

/** A response to the standard query takes about 3 MB of memory. */
const mostAnswers = 4;

/** Uncached introspection queries that one source may send per minute; each takes up to half a second. */
const newQueriesPerMinute = 10;

const roots = new Set(['__schema', '__type']);

/**
 * Caches introspection responses, because tools send the same query every few seconds and the schema does not
 * change while the server runs. Uncached queries are rate-limited by source.
 */
export class IntrospectionAnswers {
  readonly #answers = new LRUCache<string, ExecutionResult>({ max: mostAnswers });
  /** A query sent once does not evict what tools send all the time. */
  readonly #recurring = new RecurringDocuments(2);
  readonly #budget = new Budget(newQueriesPerMinute);

  /** Returns a function that answers from the cache, or `run` itself for a document without introspection. */
  wrap(key: string, document: DocumentNode, operationName: string | null, run: Run): Run {
    if (!introspects(document)) return run;
    const isCacheable = onlyIntrospects(document, operationName);
    return async (ctx, variables, root) => {
      const answerKey = `${key} ${JSON.stringify(variables)}`;
      const cached = this.#answers.get(answerKey);
      if (cached) return cached;
      const seconds = this.#budget.spend(ctx.source);
      if (seconds > 0) {
        ctx.noteSecurity('limit reached', { reason: 'introspection' });
        return { errors: [tooManyQueries(seconds)] };
      }
      const answer = await run(ctx, variables, root);
      if (isCacheable && !answer.errors && this.#recurring.hasRecurred(answerKey))
        this.#answers.set(answerKey, answer);
      return answer;
    };
  }
}

export const introspects = (document: DocumentNode): boolean => {
  let isFound = false;
  visit(document, {
    Field: ({ name }) => {
      if (roots.has(name.value)) isFound = true;
    },
  });
  return isFound;
};

/** Whether an operation selects only the schema, which is the same for every viewer. */
export const onlyIntrospects = (document: DocumentNode, operationName: string | null): boolean =>
  getOperationAST(document, operationName)?.selectionSet.selections.every(
    selection => selection.kind === Kind.FIELD && roots.has(selection.name.value),
  ) ?? false;

const tooManyQueries = (seconds: number) =>
  new GraphQLError(
    `Too many different introspection queries. Please try again in ${seconds} s, or read GET /schema.graphql.`,
    { extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: seconds } },
  );

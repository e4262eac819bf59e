import type { DocumentNode, GraphQLSchema } from 'graphql';
import { documentCache, documentKey, RecurringDocuments } from '../../doors/graphql/document-cache.ts';
import type { Executor } from '../../doors/graphql/executor.ts';
import { onlyIntrospects } from '../../doors/graphql/introspection-answers.ts';
import { isPubliclyCacheable } from '../../doors/graphql/is-publicly-cacheable.ts';
import { expectWithinLimits } from '../../doors/graphql/limits.ts';
import type { Run } from '../../doors/graphql/run.ts';
import { pointsOf } from '../../doors/graphql/spend-points.ts';
import { isAlwaysAffordable } from './always-affordable.ts';
import { rememberingCosts } from './remembering-costs.ts';

export interface CachedOperation {
  run: Run;
  /** The points of a request with these variables; undefined where Apollo's path would refuse it. */
  pointsWith: (variables: Record<string, unknown> | null) => number | undefined;
  /** Whether every viewer gets the same response. */
  isPubliclyCacheable: boolean;
}

/**
 * Caches operations that Apollo has parsed, validated and served without an error. They are found by their
 * text and run immediately. Where other variables may cost too much, the cost is computed every time.
 */
export class OperationCache {
  readonly #operations = documentCache<CachedOperation>();
  readonly #recurring: RecurringDocuments;

  /** `knownFrom`: the use from which a document is cached. */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly executor: Executor,
    knownFrom = 1,
  ) {
    this.#recurring = new RecurringDocuments(knownFrom);
  }

  find(text: string, operationName: string | null): CachedOperation | undefined {
    return this.#operations.get(documentKey(text, operationName));
  }

  add(
    text: string,
    document: DocumentNode,
    operationName: string | null,
    variables: Record<string, unknown> | null,
  ): void {
    const key = documentKey(text, operationName);
    if (this.#operations.has(key) || !this.#recurring.hasRecurred(key)) return;
    const asked = { schema: this.schema, document, operationName };
    const costWith = isAlwaysAffordable({ ...asked, variables })
      ? rememberingCosts(asked)
      : (given: typeof variables) => expectWithinLimits({ ...asked, variables: given });
    const isIntrospection = onlyIntrospects(document, operationName);
    this.#operations.set(key, {
      run: this.executor.runOf(text, document, operationName),
      pointsWith: given => unlessRefused(() => pointsOf(costWith(given), isIntrospection)),
      isPubliclyCacheable: isPubliclyCacheable(this.schema, document, operationName),
    });
  }
}

const unlessRefused = (points: () => number): number | undefined => {
  try {
    return points();
  } catch {
    return undefined;
  }
};

import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity';
import { pageSizeLimit } from '../core/page.ts';

/** What one request may ask for, on every transport. The client's deepest query has depth 7. */
export const limits = {
  tokens: 1000,
  depth: 10,
  aliases: 15,
  directives: 50,
  cost: 5000,
};

const refusing = (message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COSTLY' } })),
  ],
});

export const limitRules = [
  maxDepthRule({
    n: limits.depth,
    flattenFragments: true,
    ignoreIntrospection: false,
    ...refusing(`A query may be at most ${limits.depth} levels deep.`),
  }),
  maxAliasesRule({ n: limits.aliases, ...refusing(`A query may have at most ${limits.aliases} aliases.`) }),
  maxDirectivesRule({
    n: limits.directives,
    ...refusing(`A query may have at most ${limits.directives} directives.`),
  }),
] as unknown as ValidationRule[];

/** One point for each field, times the page size inside a list. */
const estimator = ({ args, childComplexity }: ComplexityEstimatorArgs): number => {
  const entries = typeof args.first === 'number' ? Math.max(1, Math.min(args.first, pageSizeLimit)) : 1;
  return 1 + entries * childComplexity;
};

interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

const refused = (code: string, message: string, facts: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...facts, http: { status: 400, headers: new Map() } } });

/** Estimating reads the variables, and so is the first to find that they are not what was asked for. */
const complexityOf = ({ schema, document, operationName, variables }: Asked): number => {
  if (!getOperationAST(document, operationName)) {
    throw refused('OPERATION_RESOLUTION_FAILURE', 'There is no such operation in this document.');
  }
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables: variables ?? {},
      estimators: [estimator],
    });
  } catch (error) {
    throw error instanceof GraphQLError ? refused('BAD_USER_INPUT', error.message) : error;
  }
};

/** What a request costs; refuses one over the limit. */
export const costOf = ({ schema, document, operationName, variables }: Asked): number => {
  const cost = complexityOf({ schema, document, operationName, variables });
  if (cost <= limits.cost) return cost;
  throw refused(
    'QUERY_TOO_COSTLY',
    `This query costs ${cost} points; at most ${limits.cost} are allowed. Ask for fewer entries or fields.`,
    { cost },
  );
};

/** The dearest a document can be: with every number among its variables as large as a page may be. */
export const isAlwaysAffordable = ({ variables, ...asked }: Asked): boolean => {
  const dearest = Object.fromEntries(
    Object.entries(variables ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? pageSizeLimit : value,
    ]),
  );
  try {
    return costOf({ ...asked, variables: dearest }) <= limits.cost;
  } catch {
    return false;
  }
};

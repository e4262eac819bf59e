import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
} from 'graphql';
import { getComplexity } from 'graphql-query-complexity';
import { estimatorsFor } from './estimators.ts';

/** Maximum cost of a request in points. */
export const costLimit = 10_000;

export interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Computes the cost of a request. Reads the variables, and so is the first to find invalid ones. */
export const costOf = ({ schema, document, operationName, variables }: Asked): number => {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    throw refusedByLimits(
      'OPERATION_RESOLUTION_FAILURE',
      new Error('There is no such operation in this document.'),
    );
  }
  const given = variables ?? {};
  try {
    // Ends at the first fault; getComplexity would describe each of 40,000 in a body of 31 KB, for a second.
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given, {
      maxErrors: 1,
    });
    if (errors) throw errors[0];
    return getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables: given,
      estimators: estimatorsFor(schema),
    });
  } catch (error) {
    throw error instanceof GraphQLError ? refusedByLimits('BAD_USER_INPUT', error) : error;
  }
};

/** Rejects a request that costs too much; returns the cost of any other. */
export const expectAffordable = (asked: Asked): number => {
  const cost = costOf(asked);
  if (cost <= costLimit) return cost;
  const message = `This query costs ${cost} points; at most ${costLimit} are allowed. Ask for fewer entries or fields.`;
  throw refusedByLimits('QUERY_TOO_COSTLY', new Error(message), { cost });
};

/** An error before execution. */
export const refusedByLimits = (code: string, originalError: Error, facts: Record<string, unknown> = {}) =>
  new GraphQLError(originalError.message, {
    originalError: originalError instanceof GraphQLError ? undefined : originalError,
    extensions: { code, ...facts, http: { status: 400, headers: new Map() } },
  });

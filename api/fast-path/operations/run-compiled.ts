import type { ApolloServerPlugin } from '@apollo/server';
import type { Log } from '../../core/logging/log.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { executedResponse } from '../../doors/graphql/executed-response.ts';
import type { Executor } from '../../doors/graphql/executor.ts';
import type { OperationCache } from './operation-cache.ts';

/** Runs what Apollo has parsed and validated by the compiling executor, and caches it for the next request. */
export const runCompiled = (
  executor: Executor,
  operations: OperationCache,
  log: Log,
): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ document, request, source, contextValue, operationName }) => {
      const variables = request.variables ?? null;
      const result = await executor.runOf(source, document, operationName)(contextValue, variables);
      if (!result.errors) operations.add(source, document, request.operationName ?? null, variables);
      return executedResponse(result, contextValue.requestId, log);
    },
  }),
});

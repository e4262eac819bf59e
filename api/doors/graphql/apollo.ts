import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import type { Log } from '../../core/logging/log.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { documentStore } from './document-store.ts';
import { formatted, refusalStatus } from './errors.ts';
import type { Executor } from './executor.ts';
import { expectWithinLimits, limitRules, limits } from './limits.ts';
import type { OperationCache } from './operation-cache.ts';

export interface ApolloContext {
  ctx: Ctx;
}

/**
 * Apollo Server handles every request whose operation is not cached yet: parsing, validation, limits,
 * protocol.
 */
export const apolloServer = (executor: Executor, known: OperationCache, log: Log) =>
  new ApolloServer<ApolloContext>({
    schema: executor.schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: false,
    persistedQueries: false,
    documentStore: documentStore(),
    parseOptions: { maxTokens: limits.tokens, noLocation: false },
    validationRules: limitRules,
    stringifyResult: JSON.stringify,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      runByExecutor(executor, known, log),
      formatErrors(log),
    ],
  });

const runByExecutor = (
  executor: Executor,
  known: OperationCache,
  log: Log,
): ApolloServerPlugin<ApolloContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, request, schema, operation }) => {
      if (operation?.operation === 'subscription') throw onlyOverSockets();
      expectWithinLimits({
        schema,
        document,
        operationName: request.operationName,
        variables: request.variables,
      });
    },
    responseForOperation: async ({ document, request, source, contextValue, operationName }) => {
      const variables = request.variables ?? null;
      const { ctx } = contextValue;
      const { data, errors } = await executor.runOf(source, document, operationName)(ctx, variables);
      if (!errors) known.add(source, document, request.operationName ?? null, variables);
      // Apollo does not format the errors of what is answered here.
      const singleResult = errors
        ? { data, errors: errors.map(error => formatted(error, ctx.requestId, log)) }
        : { data };
      return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
    },
  }),
});

const onlyOverSockets = () =>
  new GraphQLError('Subscriptions are served over WebSocket on the same path.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400, headers: new Map() } },
  });

const formatErrors = (log: Log): ApolloServerPlugin<ApolloContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response, contextValue, errors }) => {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      const { requestId } = contextValue.ctx;
      if (errors) singleResult.errors = errors.map(error => formatted(error, requestId, log));
      const refusal = refusalStatus(singleResult.errors);
      if (refusal) {
        response.http.status = refusal.status;
        response.http.headers.set('retry-after', refusal.retryAfter);
      }
    },
  }),
});

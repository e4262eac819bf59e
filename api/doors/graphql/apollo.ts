import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import type { Log } from '../../core/logging/log.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { CallerBudgets } from '../http/caller-budgets.ts';
import { documentStore } from './document-store.ts';
import { formatted, refusalStatus } from './errors.ts';
import { executedResponse } from './executed-response.ts';
import type { Executor } from './executor.ts';
import { introspects, onlyIntrospects } from './introspection-answers.ts';
import { expectWithinLimits, limitRules, limits } from './limits.ts';
import { persistedQueries } from './persisted-queries.ts';
import { storablePublicReads } from './public-reads.ts';
import { costFacts, costHeader, expectPoints, pointsOf } from './spend-points.ts';

/** Apollo Server: parsing, validation, limits, execution, protocol. `plugins` may answer before it executes. */
export const apolloServer = (
  executor: Executor,
  log: Log,
  budgets: CallerBudgets,
  plugins: readonly ApolloServerPlugin<Ctx>[] = [],
) =>
  new ApolloServer<Ctx>({
    schema: executor.schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: false,
    persistedQueries: { cache: persistedQueries() },
    documentStore: documentStore(),
    parseOptions: { maxTokens: limits.tokens, noLocation: false },
    validationRules: limitRules,
    stringifyResult: JSON.stringify,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      answerIntrospection(executor, log),
      ...plugins,
      formatErrors(log),
      storablePublicReads,
      spendPoints(budgets),
    ],
  });

/** Checks the limits of a request, spends its remaining points, and returns its cost where the request asks for it. */
const spendPoints = (budgets: CallerBudgets): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, request, schema, operation, contextValue }) => {
      if (operation?.operation === 'subscription') throw onlyOverSockets();
      const { operationName, variables } = request;
      const cost = expectWithinLimits({ schema, document, operationName, variables });
      const points = pointsOf(cost, onlyIntrospects(document, operationName ?? null));
      await expectPoints(budgets, contextValue, points);
      await budgets.waitForTurn(contextValue);
    },
    willSendResponse: async ({ request, response, contextValue }) => {
      const spending = budgets.spendingOf(contextValue);
      if (!spending || !request.http?.headers.has(costHeader)) return;
      // A response with what it cost is for its caller alone.
      response.http.headers.delete('cache-control');
      if (response.body.kind === 'single')
        response.body.singleResult.extensions = { cost: costFacts(spending) };
    },
  }),
});

const onlyOverSockets = () =>
  new GraphQLError('Subscriptions are served over WebSocket on the same path.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400, headers: new Map() } },
  });

/** Introspection is answered from its cache and limited by source, which the executor does. */
const answerIntrospection = (executor: Executor, log: Log): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ document, request, source, contextValue, operationName }) => {
      if (!introspects(document)) return null;
      const run = executor.runOf(source, document, operationName);
      const result = await run(contextValue, request.variables ?? null);
      return executedResponse(result, contextValue.requestId, log);
    },
  }),
});

const formatErrors = (log: Log): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response, contextValue, errors }) => {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      if (errors) singleResult.errors = errors.map(error => formatted(error, contextValue.requestId, log));
      const refusal = refusalStatus(singleResult.errors);
      if (refusal) {
        response.http.status = refusal.status;
        response.http.headers.set('retry-after', refusal.retryAfter);
      }
    },
  }),
});

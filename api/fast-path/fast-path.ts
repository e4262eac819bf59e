import type { RequestListener } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { OperationWatch } from '../core/interfaces/operation-watch.ts';
import type { Tracing } from '../core/interfaces/tracing.ts';
import type { Log } from '../core/logging/log.ts';
import { Executor } from '../doors/graphql/executor.ts';
import type { CallerBudgets } from '../doors/http/caller-budgets.ts';
import type { RequestCtx } from '../doors/http/request-ctx.ts';
import type { PageCaching } from '../doors/pages/kitchen-page.ts';
import { answerCachedOperation } from './operations/answer-cached-operation.ts';
import { OperationCache } from './operations/operation-cache.ts';
import { OperationCompiler } from './operations/operation-compiler.ts';
import { runCompiled } from './operations/run-compiled.ts';
import { cachingScreens } from './pages/cached-screens.ts';
import { PageCache } from './pages/page-cache.ts';
import type { FastPathPieces } from './pieces.ts';
import { ResponseCache } from './responses/response-cache.ts';
import { serveCachedResponses } from './responses/serve-cached-responses.ts';

interface Parts {
  schema: GraphQLSchema;
  log: Log;
  /** The use at which a document is compiled and cached. */
  recurringFrom: number;
  watch?: OperationWatch;
  tracing?: Tracing;
}

/**
 * What exists for speed alone, for the server to plug in where its parts allow it; without any piece each member
 * leaves everything as it is. README.md tells what each piece gains.
 */
export const openFastPath = (
  pieces: FastPathPieces,
  { schema, log, recurringFrom, watch, tracing }: Parts,
) => {
  const responses = pieces.has('responses') ? new ResponseCache() : undefined;
  const compiler = pieces.has('operations') ? new OperationCompiler(schema, recurringFrom) : undefined;
  const executor = new Executor(schema, compiler, watch, tracing);
  const operations = compiler && new OperationCache(schema, executor, recurringFrom);
  const pages: PageCaching | undefined = pieces.has('pages')
    ? { pages: new PageCache(), cachingScreens }
    : undefined;
  return {
    executor,
    pages,
    /** Drops responses about an object that has changed. */
    invalidate: (id: string): void => responses?.invalidate(id),
    /** Drops all of them. */
    invalidateAll: (): void => responses?.clear(),
    /** Wraps the listener of the HTTP server. */
    beforeFramework: (headers: Readonly<Record<string, string>>, next: RequestListener): RequestListener =>
      responses ? serveCachedResponses(responses, headers, next) : next,
    apolloPlugins: operations ? [runCompiled(executor, operations, log)] : [],
    shortcut: (requestCtx: RequestCtx, budgets: CallerBudgets) =>
      operations && answerCachedOperation({ operations, requestCtx, responses, budgets }),
  };
};

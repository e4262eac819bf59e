import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fastifyCookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { AnswerMemory } from './graphql/answer-memory.ts';
import { apolloServer } from './graphql/apollo.ts';
import { Executor } from './graphql/executor.ts';
import { graphqlRoute } from './graphql/http-route.ts';
import { KnownDocuments } from './graphql/known-documents.ts';
import { graphqlWebSocket } from './graphql/websocket.ts';
import { answerFailures } from './http/failures.ts';
import { healthRoutes } from './http/health.ts';
import { RequestCtx } from './http/request-ctx.ts';
import { secure } from './http/security.ts';
import { SessionCookie } from './http/session-cookie.ts';
import { sourceBehind } from './http/source.ts';
import { SessionFinder } from './identity/find-session.ts';
import { serveClient } from './pages/client-files.ts';
import { originBy } from './pages/origin.ts';
import { sitemapRoutes } from './pages/sitemap.ts';
import { restRoutes } from './rest/routes.ts';
import { buildSchema } from './schema.ts';
import { servicesOf } from './services.ts';
import type { Settings } from './settings.ts';
import { subscribe } from './subscribers.ts';

export interface ServerParts {
  database: Database;
  settings: Pick<Settings, 'MODE' | 'EXECUTOR' | 'RESPONSE_CACHE' | 'TRUSTED_PROXIES' | 'PUBLIC_URL'>;
  log: Logger;
  clock?: () => Date;
  /** The folder of the built client; left out where only the API is wanted. */
  clientFolder?: string;
}

/** One HTTP server for everything: health, REST, GraphQL over HTTP and WebSocket, and the built client. */
export const createServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { database, settings, log } = parts;
  const isProduction = settings.MODE === 'production';
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.TRUSTED_PROXIES > 0 && ((_address, hop) => hop < settings.TRUSTED_PROXIES),
    // Every line that is about a request names its id itself.
    childLoggerFactory: logger => logger,
    bodyLimit: 100 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: { headersTimeout: 10_000 },
  });

  const services = servicesOf(database, parts.clock);
  const sessions = new SessionFinder(database.sql);
  const memory = settings.RESPONSE_CACHE ? new AnswerMemory() : undefined;
  subscribe(services.subscribers, { sessions, memory });
  const cookie = new SessionCookie(isProduction);
  const sourceOf = sourceBehind(settings.TRUSTED_PROXIES);
  const requestCtx = new RequestCtx(services, sessions, cookie, sourceOf);

  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCookie);
  secure(app, isProduction);
  answerFailures(app, log);
  healthRoutes(app, database.sql);

  const executor = new Executor(buildSchema(), settings.EXECUTOR);
  const known = new KnownDocuments(executor.schema, executor);
  const apollo = apolloServer(executor, known, log);
  await apollo.start();
  graphqlRoute(app, { apollo, known, requestCtx, memory });
  restRoutes(app, requestCtx);
  if (parts.clientFolder && existsSync(parts.clientFolder)) {
    const originOf = originBy(settings.PUBLIC_URL);
    sitemapRoutes(app, requestCtx, originOf);
    await serveClient(app, parts.clientFolder, requestCtx, originOf);
  }

  const sockets = graphqlWebSocket({
    server: app.server,
    executor,
    services,
    sessions,
    log,
    sessionCookieName: cookie.name,
    sourceOf,
  });
  app.addHook('preClose', () => sockets.dispose());
  app.addHook('onClose', () => apollo.stop());
  return app;
};

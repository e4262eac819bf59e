import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import type { Sql } from './core/database/sql.ts';
import type { ErrorReports } from './core/interfaces/error-reports.ts';
import type { EventBus } from './core/interfaces/event-bus.ts';
import type { Metrics } from './core/interfaces/metrics.ts';
import type { OperationWatch } from './core/interfaces/operation-watch.ts';
import type { SharedPoints } from './core/interfaces/shared-points.ts';
import { SparingLog } from './core/logging/sparing-log.ts';
import type { Services } from './core/operation/ctx.ts';
import { sourceOfAddress } from './core/security/source.ts';
import { followFeatureFlags } from './domains/features/follow-feature-flags.ts';
import { SessionFinder } from './domains/identity/sessions/find-session.ts';
import type { NotificationDraft } from './domains/notifications/composing/notification-draft.ts';
import { followSandboxClock } from './domains/sandbox/follow-sandbox-clock.ts';
import { storeForPrograms } from './domains/webhooks/store-for-programs.ts';
import { WebhookWorker } from './domains/webhooks/webhook-worker.ts';
import { apolloServer } from './doors/graphql/apollo.ts';
import { costLimit } from './doors/graphql/cost.ts';
import { graphqlRoute } from './doors/graphql/http-route.ts';
import { LiveSubscriptions } from './doors/graphql/live/live-subscriptions.ts';
import { startLive } from './doors/graphql/live/start-live.ts';
import { schemaRoute } from './doors/graphql/schema-route.ts';
import { traceRootFields } from './doors/graphql/trace-root-fields.ts';
import { letFieldsTakeTurns } from './doors/graphql/turns-of-fields.ts';
import { graphqlWebSocket } from './doors/graphql/websocket.ts';
import { BrokenAnswers } from './doors/http/broken-answers.ts';
import { CallerBudgets } from './doors/http/caller-budgets.ts';
import { openToAnyOrigin } from './doors/http/cross-origin.ts';
import { answerFailures, refuseUnusablePath } from './doors/http/failures.ts';
import { healthRoutes } from './doors/http/health.ts';
import { logOperations, logRequests } from './doors/http/log-requests.ts';
import { measureRequests } from './doors/http/measure-requests.ts';
import { OrderlyClosing } from './doors/http/orderly-closing.ts';
import { originBy } from './doors/http/origin.ts';
import { photoRoutes } from './doors/http/photos.ts';
import { RequestCtx } from './doors/http/request-ctx.ts';
import { requestIdOf } from './doors/http/request-id.ts';
import { RequestsUnderWay } from './doors/http/requests-under-way.ts';
import { finishHandlersOnClose } from './doors/http/running-handlers.ts';
import { headersForData, secure, securityHeaders } from './doors/http/security.ts';
import { SessionCookie } from './doors/http/session-cookie.ts';
import { addressBehind } from './doors/http/source.ts';
import { traceRequests } from './doors/http/trace-requests.ts';
import { isWebSocketUpgrade } from './doors/http/upgrades.ts';
import { serveClient } from './doors/pages/client-files.ts';
import { developerPaths } from './doors/pages/developer-pages.ts';
import { mailPage } from './doors/pages/mail-page.ts';
import { sitemapRoutes } from './doors/pages/sitemap.ts';
import { DescribedRoutes } from './doors/rest/description/description-route.ts';
import { restRoutes, serveRest } from './doors/rest/routes.ts';
import { openFastPath } from './fast-path/fast-path.ts';
import { LocalBus } from './platform/bus/local-bus.ts';
import { CapturedMail } from './platform/mail/captured-mail.ts';
import { buildSchema, schemaText } from './schema.ts';
import type { Settings } from './settings.ts';
import { subscribe } from './subscribers.ts';

export interface ServerParts {
  services: Services;
  settings: Pick<Settings, 'MODE' | 'FAST_PATH' | 'TRUSTED_PROXIES' | 'PUBLIC_URL' | 'REQUEST_POINTS'>;
  log: Logger;
  /** Event bus between processes; omitted where there is only this one. */
  bus?: EventBus;
  /** Counts the points of callers in all processes; omitted where each counts alone. */
  sharedPoints?: SharedPoints;
  /** How long the refusal of a caller without points waits at least; a second when omitted. */
  refusalDelayMs?: number;
  /** Called in the transaction that stores notifications: queues emails and pushes. */
  onNotificationsCreated?: (sql: Sql, drafts: readonly NotificationDraft[]) => Promise<void>;
  /** Whether webhooks are sent as they become due; true when omitted. */
  sendsWebhooks?: boolean;
  /** The use at which a document is compiled and cached; 1 where a test needs that immediately. */
  recurringFrom?: number;
  /** Whether anything but its health is served; true when omitted. */
  servesRequests?: boolean;
  /** The folder of the built client; omitted where only the API is served. */
  clientFolder?: string;
  /** How long requests on open connections are answered once the server stops; 0 when omitted. */
  drainMilliseconds?: number;
  /** Learns what the process does; absent where nothing is monitored. */
  metrics?: Metrics;
  /** Learns during which operation an error happened; absent where none is reported. */
  errors?: ErrorReports;
  /** Whether each request and operation has a line in the log; false when omitted. */
  logsRequests?: boolean;
}

/** Options of Node's HTTP server. */
const connections = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  shouldUpgradeCallback: isWebSocketUpgrade,
};

/** Who learns of each operation; undefined where nothing does, so that none is timed. */
const watchOf = ({ metrics, errors, logsRequests, log }: ServerParts): OperationWatch | undefined => {
  const watches: OperationWatch[] = [];
  if (metrics) watches.push(metrics.operationRan);
  if (errors) watches.push(errors.operationRan);
  if (logsRequests) watches.push(logOperations(log));
  if (watches.length === 0) return undefined;
  return ran => {
    for (const watch of watches) watch(ran);
  };
};

/** One HTTP server for everything: health, REST, GraphQL over HTTP and WebSocket, and the built client. */
export const createServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { services, settings, log } = parts;
  const isProduction = settings.MODE === 'production';
  const headersFor = securityHeaders(isProduction, services.cards?.form === 'stripe');
  const { recurringFrom = 2 } = parts;
  const schema = buildSchema();
  const { tracing } = services;
  if (tracing) traceRootFields(schema, tracing);
  const watch = watchOf(parts);
  const fastPath = openFastPath(settings.FAST_PATH, { schema, log, recurringFrom, watch, tracing });
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new BrokenAnswers(log),
    genReqId: requestIdOf,
    trustProxy: settings.TRUSTED_PROXIES > 0 && ((_address, hop) => hop < settings.TRUSTED_PROXIES),
    // Log lines about a request carry its id already.
    childLoggerFactory: logger => logger,
    bodyLimit: 100 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    serverFactory: handler =>
      createHttpServer(
        connections,
        fastPath.beforeFramework({ ...headersForData(isProduction), ...openToAnyOrigin }, handler),
      ),
    frameworkErrors: refuseUnusablePath(headersFor),
  });

  const bus = parts.bus ?? new LocalBus();
  const sessions = new SessionFinder(services.sql, bus);
  const refusals = new SparingLog(log);
  const budgets = new CallerBudgets({
    restoreRate: settings.REQUEST_POINTS,
    costLimit,
    // The limit of a caller is no matter of a sandbox's clock.
    clock: services.wallClock,
    refusals,
    refusalDelayMs: parts.refusalDelayMs ?? 1000,
    shared: parts.sharedPoints,
  });
  const underWay = new RequestsUnderWay(app.server);
  const webhooks = new WebhookWorker(services, log);
  const live = startLive({
    bus,
    services,
    sessions,
    invalidate: fastPath.invalidate,
    log,
    refusals,
    hasRequests: () => underWay.any,
    onNotificationsCreated: parts.onNotificationsCreated,
    programs: {
      store: (sql, rows) => storeForPrograms(sql, rows, services.clock()),
      wake: () => webhooks.wake(),
    },
  });
  const { files, sandbox, security } = services;
  subscribe(services.subscribers, {
    files,
    security,
    sessions,
    sandbox,
    invalidate: fastPath.invalidate,
    invalidateAll: fastPath.invalidateAll,
    live,
    webhooks,
  });
  const sandboxClock = sandbox && followSandboxClock({ clock: sandbox, sql: services.sql, bus, log });
  await services.features.open();
  const featureFlags = followFeatureFlags(services.features, bus);
  const cookie = new SessionCookie(isProduction);
  const addressOf = addressBehind(settings.TRUSTED_PROXIES);
  const originOf = originBy(settings.PUBLIC_URL);

  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCookie);
  const closing = new OrderlyClosing(app);
  app.addHook('preClose', () => closing.stopListening());
  // onClose hooks run in reverse order: handlers end before background work is awaited.
  app.addHook('onClose', () => services.background.finish());
  finishHandlersOnClose(app);
  if (parts.metrics) measureRequests(app, parts.metrics);
  const traceOf = tracing && traceRequests(app, tracing);
  if (parts.logsRequests) logRequests(app, log, traceOf);
  secure(app, headersFor, request =>
    services.security.write('foreign origin refused', {
      source: sourceOfAddress(addressOf(request.raw)),
      requestId: request.id,
    }),
  );
  answerFailures(app, log);
  healthRoutes(app, services.sql, closing);

  if (parts.servesRequests ?? true)
    await openDoors(app, parts, {
      schema,
      fastPath,
      budgets,
      refusals,
      live,
      sessions,
      cookie,
      addressOf,
      originOf,
    });
  else refuseAll(app);

  app.addHook('onListen', async () => {
    live.relay.start();
    if (parts.sendsWebhooks ?? true) webhooks.start();
    sandboxClock?.start();
    featureFlags.start();
  });
  app.addHook('preClose', () => closing.drain(parts.drainMilliseconds ?? 0));
  app.addHook('onClose', async () => {
    sandboxClock?.stop();
    featureFlags.stop();
    await live.hub.close();
    await live.relay.stop();
    await webhooks.stop();
    // Until then operations may ask, and what is closed would be open by default.
    await services.features.close();
    await bus.close();
    await parts.sharedPoints?.close();
  });
  return app;
};

interface Doors {
  schema: ReturnType<typeof buildSchema>;
  fastPath: ReturnType<typeof openFastPath>;
  budgets: CallerBudgets;
  refusals: SparingLog;
  live: ReturnType<typeof startLive>;
  sessions: SessionFinder;
  cookie: SessionCookie;
  addressOf: ReturnType<typeof addressBehind>;
  originOf: ReturnType<typeof originBy>;
}

/** Serves GraphQL over HTTP and WebSocket, REST, photos and the client. */
const openDoors = async (app: FastifyInstance, parts: ServerParts, doors: Doors): Promise<void> => {
  const { services, settings, log, clientFolder } = parts;
  const { schema, fastPath, budgets, refusals, live, sessions, cookie, addressOf, originOf } = doors;
  const { executor } = fastPath;
  const requestCtx = new RequestCtx(services, sessions, cookie, addressOf, originOf);
  const apollo = apolloServer(executor, log, budgets, fastPath.apolloPlugins);
  letFieldsTakeTurns(schema, ctx => budgets.isCostly(ctx));
  await apollo.start();
  graphqlRoute(app, { apollo, requestCtx, budgets, shortcut: fastPath.shortcut(requestCtx, budgets) });
  schemaRoute(app, () => schemaText(schema));
  const { routes } = new DescribedRoutes(restRoutes(refusals), schema);
  serveRest(app, requestCtx, budgets, routes);
  photoRoutes(app, requestCtx);
  if (settings.MODE !== 'production' && services.mail instanceof CapturedMail) mailPage(app, services.mail);
  if (clientFolder && existsSync(clientFolder)) {
    sitemapRoutes(app, requestCtx, originOf, developerPaths(clientFolder));
    await serveClient(app, clientFolder, requestCtx, originOf, refusals, fastPath.pages);
  }
  const sockets = graphqlWebSocket({
    server: app.server,
    executor,
    live: new LiveSubscriptions(executor, live.hub, services, log),
    sockets: live.sockets,
    services,
    sessions,
    budgets,
    log,
    sessionCookieName: cookie.name,
    addressOf,
    refusals,
  });
  app.addHook('preClose', () => sockets.dispose());
  app.addHook('onClose', () => apollo.stop());
};

/** Only the health of a process that does background work is served. */
const refuseAll = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .send({ message: 'This process does background work, and serves no requests (ROLE=jobs).' }),
  );
};

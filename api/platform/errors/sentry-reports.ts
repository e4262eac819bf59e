import {
  createStackParser,
  type ErrorEvent,
  type Exception,
  linkedErrorsIntegration,
  Scope,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { LRUCache } from 'lru-cache';
import type { ErrorReports, LoggedError } from '../../core/interfaces/error-reports.ts';
import type { OperationWatch } from '../../core/interfaces/operation-watch.ts';
import { Budget } from '../../core/limits/budget.ts';
import type { Log } from '../../core/logging/log.ts';
import { projectRoot } from '../database/project-root.ts';
import { safeReason } from '../jobs/safe-reason.ts';
import { errorTransport } from './error-transport.ts';

interface Where {
  dsn: string;
  environment: string;
  release: string;
}

/** Reports in a minute: of one kind, and together. What is beyond is in the log. */
const mostOfKind = 5;
const mostOfAll = 60;
/** Requests whose failed operation is known. */
const mostOperations = 1000;
const keptCalls = 50;
const closeMilliseconds = 2000;

/**
 * Reports errors to a service that understands Sentry's protocol, by the core of its library alone: it watches, patches
 * and traces nothing, and does not know the request. Messages of errors may have what someone entered, which is hidden.
 */
export class SentryReports implements ErrorReports {
  readonly #client: ServerRuntimeClient;
  readonly #ofKind = new Budget(mostOfKind);
  readonly #ofAll = new Budget(mostOfAll);
  readonly #operations = new LRUCache<string, string>({ max: mostOperations });
  #isLast = false;

  constructor({ dsn, environment, release }: Where, log: Log) {
    this.#client = new ServerRuntimeClient({
      dsn,
      environment,
      release,
      platform: 'node',
      stackParser: createStackParser(nodeStackLineParser()),
      integrations: [linkedErrorsIntegration()],
      transport: errorTransport(log, () => this.#isLast),
      traceLifecycle: 'static',
      sendClientReports: false,
      maxBreadcrumbs: 0,
      beforeSend: withoutInput,
    });
    this.#client.init();
    // Of the ten calls that are kept otherwise, often all are those of packages.
    Error.stackTraceLimit = keptCalls;
  }

  operationRan: OperationWatch = ({ requestId, operation, outcome }) => {
    if (outcome === 'failed') this.#operations.set(requestId, operation);
  };

  errorLogged({ error, message, requestId, isFatal }: LoggedError): void {
    if (!isFatal && this.#isTooMany(`${message} ${error.constructor.name}`)) return;
    const operation = requestId && this.#operations.get(requestId);
    const scope = new Scope();
    scope.setLevel(isFatal ? 'fatal' : 'error');
    scope.setTag('log', message);
    if (requestId) scope.setTag('request_id', requestId);
    if (operation) scope.setTag('operation', operation).setTransactionName(operation);
    this.#isLast = isFatal;
    this.#client.captureException(error, { mechanism: { type: 'generic', handled: !isFatal } }, scope);
    this.#isLast = false;
  }

  /** Sends what is under way. */
  async close(): Promise<void> {
    await this.#client.close(closeMilliseconds);
  }

  #isTooMany(kind: string): boolean {
    return this.#ofKind.spend(kind) > 0 || this.#ofAll.spend('all') > 0;
  }
}

const withoutInput = ({ exception, ...event }: ErrorEvent): ErrorEvent => ({
  event_id: event.event_id,
  timestamp: event.timestamp,
  platform: event.platform,
  level: event.level,
  environment: event.environment,
  release: event.release,
  transaction: event.transaction,
  tags: event.tags,
  sdk: event.sdk,
  type: undefined,
  exception: { values: exception?.values?.map(withoutValues) },
});

const withoutValues = ({ type, value, mechanism, stacktrace }: Exception): Exception => ({
  type,
  value: safeReason(value ?? null),
  mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
  stacktrace: {
    frames: stacktrace?.frames?.map(({ filename = '', function: name, lineno, colno }) => ({
      filename: nameOf(filename),
      function: name,
      lineno,
      colno,
      in_app: filename.startsWith(projectRoot) && !ofPackages.test(filename),
    })),
  },
});

/** Packages are where npm put them, or in files that api/vite.config.ts gives this name. */
const ofPackages = /\/node_modules\/|\/dist\/server\/packages~/;
const hashInName = /-[\w-]{8}(?=\.cjs$)/;

/** A file of the bundle has the same name in all releases, so that their errors are seen as the same. */
const nameOf = (filename: string): string =>
  filename.replace(`${projectRoot}/`, '').replace(filename.includes('/dist/server/') ? hashInName : '', '');

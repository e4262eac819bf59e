import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedRequest, Metrics } from '../../core/interfaces/metrics.ts';
import type { OperationWatch } from '../../core/interfaces/operation-watch.ts';

/** Upper bounds in seconds: what screens wait for, and the deadlines of statements and requests. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** One number of a metric, with the values of its labels. */
type Sample = { labels?: Record<string, string>; value: number };

interface MetricOptions {
  name: string;
  help: string;
  labelNames?: string[];
}

/** Metrics in the format of Prometheus. */
export class PrometheusMetrics implements Metrics {
  readonly #registry = new Registry();
  readonly #arrived = this.counter({ name: 'tiffin_http_requests_total', help: 'Requests that arrived.' });
  readonly #ended = this.#histogram({
    name: 'tiffin_http_request_seconds',
    help: 'Time until a request is answered or its connection closes (status 499), by the pattern of its path. Answers from the response cache are not in it.',
    labelNames: ['route', 'method', 'status'],
  });
  readonly #sockets = new Gauge({
    name: 'tiffin_sockets_open',
    help: 'Open WebSockets.',
    registers: [this.#registry],
  });
  readonly #operations = this.#histogram({
    name: 'tiffin_graphql_operation_seconds',
    help: 'Time to run a GraphQL operation, by its kind and first field. An expected refusal is ok.',
    labelNames: ['operation', 'outcome'],
  });
  readonly #statements = this.#histogram({
    name: 'tiffin_sql_statement_seconds',
    help: 'Time of a single SQL statement, with its wait for a connection.',
    labelNames: ['outcome'],
  });
  readonly #statementsInFlight = new Gauge({
    name: 'tiffin_sql_statements_in_flight',
    help: 'Single SQL statements that run or wait for a connection.',
    registers: [this.#registry],
  });
  readonly #lines = this.counter({
    name: 'tiffin_log_lines_total',
    help: 'Lines of the log. What needs a person is logged as error or fatal.',
    labelNames: ['level'],
  });
  readonly #unread = this.counter({
    name: 'tiffin_metrics_unread_total',
    help: 'Metrics that could not be read when they were asked for, and are missing there.',
    labelNames: ['metric'],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const level of ['warn', 'error', 'fatal']) this.#lines.inc({ level }, 0);
  }

  requestArrived(): void {
    this.#arrived.inc();
  }

  requestEnded({ route, method, status }: EndedRequest, seconds: number): void {
    this.#ended.observe({ route, method, status: String(status) }, seconds);
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  operationRan: OperationWatch = ({ operation, outcome, seconds }) => {
    this.#operations.observe({ operation, outcome }, seconds);
  };

  statementBegan(): (outcome: 'ok' | 'failed') => void {
    this.#statementsInFlight.inc();
    const end = this.#statements.startTimer();
    return outcome => {
      this.#statementsInFlight.dec();
      end({ outcome });
    };
  }

  lineLogged(level: string): void {
    this.#lines.inc({ level });
  }

  /** A number that only grows while the process runs. */
  counter(options: MetricOptions): Counter {
    return new Counter({ ...options, registers: [this.#registry] });
  }

  /** A number that is read each time all are asked for; it is missing there while it cannot be read. */
  gauge(options: MetricOptions, read: () => Promise<readonly Sample[]>): void {
    const unread = this.#unread;
    unread.inc({ metric: options.name }, 0);
    new Gauge({
      ...options,
      registers: [this.#registry],
      async collect() {
        // Resetting sets one without labels to 0, which would say that all is well.
        this.reset();
        if (!options.labelNames) this.remove();
        try {
          for (const { labels = {}, value } of await read()) this.set(labels, value);
        } catch {
          unread.inc({ metric: options.name });
        }
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics as they are now. */
  read(): Promise<string> {
    return this.#registry.metrics();
  }

  #histogram(options: MetricOptions): Histogram {
    return new Histogram({ ...options, buckets, registers: [this.#registry] });
  }
}

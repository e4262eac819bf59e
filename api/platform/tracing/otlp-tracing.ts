import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Span as OpenTelemetrySpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type Sampler,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  type NewSpan,
  noSpan,
  type OpenSpan,
  type Span,
  type SpanFacts,
  type Tracing,
} from '../../core/interfaces/tracing.ts';
import { within } from '../../core/limits/within.ts';
import { sqlState } from '../../core/operation/conflicts.ts';

interface Parts {
  exporter: SpanExporter;
  sampler: Sampler;
  resource: Resource;
}

/** Spans that wait to be sent. Beyond the queue they are dropped, as they are when a batch is not taken in time. */
const bounds = {
  maxQueueSize: 2048,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 2000,
  exportTimeoutMillis: 10_000,
};

const closeMilliseconds = 2000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Traces by OpenTelemetry. It registers nothing globally: the current span is in a store of its own, so that no other
 * library adds spans of its own or takes these for its own.
 */
export class OtlpTracing implements Tracing {
  readonly #active = new AsyncLocalStorage<ActiveSpan | undefined>();
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;

  constructor({ exporter, sampler, resource }: Parts) {
    const batches = new BatchSpanProcessor({ exporter, ...bounds });
    this.#provider = new TracerProvider({ resource, sampler, spanProcessors: [batches] });
    this.#tracer = this.#provider.getTracer('tiffin');
  }

  get current(): string | undefined {
    const active = this.#active.getStore();
    return active?.isOpen ? active.traceparent : undefined;
  }

  async child<Outcome>(span: NewSpan, work: (span: Span) => Promise<Outcome>): Promise<Outcome> {
    const parent = this.#active.getStore();
    // Timers and connections that a request opens outlive it, and are no part of it then.
    if (!parent?.isOpen || !parent.isRecording) return work(noSpan);
    return this.#during(this.#start(span, parent.context), work);
  }

  async task<Outcome>(
    span: NewSpan,
    causes: readonly string[],
    work: (span: Span) => Promise<Outcome>,
  ): Promise<Outcome> {
    const contexts = causes.map(cause => parseTraceParent(cause)).filter(context => context !== null);
    const [only, ...others] = contexts;
    const started =
      only && others.length === 0
        ? this.#start(span, trace.setSpanContext(ROOT_CONTEXT, { ...only, isRemote: true }))
        : this.#start(span, ROOT_CONTEXT, contexts);
    return this.#during(started, work);
  }

  begin(span: NewSpan, traceparent: string | undefined): OpenSpan {
    const cause = traceparent === undefined ? null : parseTraceParent(traceparent);
    const context = cause ? trace.setSpanContext(ROOT_CONTEXT, { ...cause, isRemote: true }) : ROOT_CONTEXT;
    return this.#start(span, context);
  }

  outside<Outcome>(work: () => Outcome): Outcome {
    return this.#active.run(undefined, work);
  }

  /** Sends what is waiting, unless that takes too long. */
  async close(): Promise<void> {
    // The exporter has said why.
    await within(this.#provider.shutdown(), closeMilliseconds).catch(() => undefined);
  }

  #start({ name, kind, facts }: NewSpan, context: Context, links: readonly SpanContext[] = []): ActiveSpan {
    const options = {
      kind: kind ? kinds[kind] : SpanKind.INTERNAL,
      attributes: facts,
      links: links.map(link => ({ context: link })),
    };
    return new ActiveSpan(this.#tracer.startSpan(name, options, context), this.#active);
  }

  async #during<Outcome>(span: ActiveSpan, work: (span: Span) => Promise<Outcome>): Promise<Outcome> {
    try {
      return await span.run(() => work(span));
    } catch (error) {
      span.fail(typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  }
}

/** The message of an error may have what someone entered. */
const typeOf = (error: unknown): string =>
  sqlState(error) ?? (error instanceof Error ? error.constructor.name : typeof error);

class ActiveSpan implements OpenSpan {
  isOpen = true;

  constructor(
    private readonly span: OpenTelemetrySpan,
    private readonly active: AsyncLocalStorage<ActiveSpan | undefined>,
  ) {}

  get context(): Context {
    return trace.setSpan(ROOT_CONTEXT, this.span);
  }

  get isRecording(): boolean {
    return this.span.isRecording();
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  set(facts: SpanFacts): void {
    this.span.setAttributes(facts);
  }

  fail(type: string): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
  }

  run<Outcome>(work: () => Outcome): Outcome {
    return this.active.run(this, work);
  }

  end(): void {
    this.isOpen = false;
    this.span.end();
  }
}

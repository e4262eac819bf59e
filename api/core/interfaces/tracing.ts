/**
 * Facts about a span: names of ours, numbers and codes. Never what someone entered, and nothing by which a person or their
 * address could be found.
 */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface NewSpan {
  /** One of few, such as `mutation placeOrder`. */
  name: string;
  kind?: 'server' | 'client' | 'consumer';
  facts?: SpanFacts;
}

/** A piece of work in a trace. */
export interface Span {
  set(facts: SpanFacts): void;
  /** Marks it as failed; `type` is a class of errors or a code. */
  fail(type: string): void;
}

/** A span that something else than the end of a function ends. */
export interface OpenSpan extends Span {
  readonly traceId: string;
  /** Runs a part of it. */
  run<Outcome>(work: () => Outcome): Outcome;
  end(): void;
}

/** Records how the work of requests and jobs came about and how long each part took, for the operator. */
export interface Tracing {
  /** The current span as a `traceparent` of W3C Trace Context; undefined outside of one. */
  readonly current: string | undefined;
  /** Runs work in a child of the current span; without one, or once that has ended, it only runs. */
  child<Outcome>(span: NewSpan, work: (span: Span) => Promise<Outcome>): Promise<Outcome>;
  /**
   * Runs work that its causes do not wait for. It continues the trace of a single cause, and is linked to several;
   * without any it begins a trace.
   */
  task<Outcome>(
    span: NewSpan,
    causes: readonly string[],
    work: (span: Span) => Promise<Outcome>,
  ): Promise<Outcome>;
  /** Begins the span of a request, in the trace of its `traceparent`. */
  begin(span: NewSpan, traceparent: string | undefined): OpenSpan;
  /** Runs work that belongs to no trace. */
  outside<Outcome>(work: () => Outcome): Outcome;
}

/** Where nothing is traced. */
export const noSpan: Span = { set: () => undefined, fail: () => undefined };

/** Runs work in a child of the current span, where anything is traced. */
export const traced = <Outcome>(
  tracing: Tracing | undefined,
  span: NewSpan,
  work: (span: Span) => Promise<Outcome>,
): Promise<Outcome> => (tracing ? tracing.child(span, work) : work(noSpan));

import { AsyncResource } from 'node:async_hooks';
import { emptyResource } from '@opentelemetry/resources';
import { AlwaysOnSampler, ParentBasedSampler, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { OtlpTracing } from './otlp-tracing.ts';

/** Traces that are kept here; `takes` says whether a batch is answered. */
const tracingTo = (spans: ReadableSpan[], takes = true) =>
  new OtlpTracing({
    exporter: {
      export: (batch, done) => {
        spans.push(...batch);
        if (takes) done({ code: 0 });
      },
      shutdown: async () => undefined,
    },
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    resource: emptyResource(),
  });

const cause = (digit: string, flags = '01') => `00-${digit.repeat(32)}-${digit.repeat(16)}-${flags}`;
const idOf = (span: ReadableSpan) => span.spanContext().spanId;

test('work is a child of what it is a part of, and begins no trace by itself', async () => {
  const spans: ReadableSpan[] = [];
  const tracing = tracingTo(spans);
  await tracing.child({ name: 'alone' }, async () => expect(tracing.current).toBeUndefined());
  await tracing.task({ name: 'job' }, [], () => tracing.child({ name: 'part' }, async () => undefined));
  await tracing.close();
  const [part, job] = spans;
  expect(spans.map(({ name }) => name)).toEqual(['part', 'job']);
  expect(part!.parentSpanContext?.spanId).toBe(idOf(job!));
});

test('what runs on after its span has ended is in no trace', async () => {
  const spans: ReadableSpan[] = [];
  const tracing = tracingTo(spans);
  let later = async (): Promise<string | undefined> => 'nothing';
  await tracing.task({ name: 'request' }, [], async () => {
    later = AsyncResource.bind(() => tracing.child({ name: 'timer' }, async () => tracing.current));
  });
  expect(await later()).toBeUndefined();
  await tracing.close();
  expect(spans.map(({ name }) => name)).toEqual(['request']);
});

test('a job continues the trace of one cause, is linked to several, and is recorded as they are', async () => {
  const spans: ReadableSpan[] = [];
  const tracing = tracingTo(spans);
  await tracing.task({ name: 'one' }, [cause('a')], async () => undefined);
  await tracing.task({ name: 'two' }, [cause('a'), cause('b'), 'none'], async () => undefined);
  await tracing.task({ name: 'not sampled' }, [cause('c', '00')], async () =>
    expect(tracing.current).toMatch(/^00-c{32}-[\da-f]{16}-00$/),
  );
  await tracing.close();
  expect(spans.map(({ name }) => name)).toEqual(['one', 'two']);
  expect(spans[0]!.spanContext().traceId).toBe('a'.repeat(32));
  expect(spans[1]!.links.map(({ context }) => context.traceId)).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
  expect(spans[1]!.parentSpanContext).toBeUndefined();
});

test('an error is its class, or the code of PostgreSQL, and never its message', async () => {
  const spans: ReadableSpan[] = [];
  const tracing = tracingTo(spans);
  const failing = (error: Error) =>
    tracing.task({ name: 'job' }, [], async () => {
      throw error;
    });
  await expect(failing(new RangeError('Meera'))).rejects.toThrow('Meera');
  await expect(failing(Object.assign(new Error('Meera'), { code: '23505' }))).rejects.toThrow('Meera');
  await tracing.close();
  expect(spans.map(({ attributes }) => attributes['error.type'])).toEqual(['RangeError', '23505']);
  expect(
    JSON.stringify(spans.map(({ attributes, status, events }) => [attributes, status, events])),
  ).not.toContain('Meera');
});

test('a collector that hangs costs a bounded number of spans, and no stop', async () => {
  const spans: ReadableSpan[] = [];
  const tracing = tracingTo(spans, false);
  for (let number = 0; number < 10_000; number++)
    await tracing.task({ name: 'job' }, [], async () => undefined);
  await tracing.close();
  expect(spans.length).toBeGreaterThan(512);
  expect(spans.length).toBeLessThanOrEqual(512 + 2048);
});

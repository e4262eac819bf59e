import type { Job } from 'pg-boss';
import * as z from 'zod';
import type { Tracing } from '../core/interfaces/tracing.ts';

/** The span that sent a job, in its data. */
const sent = z.object({ traceparent: z.string() });

/** What a job is sent with, and the span that sends it, if there is one. */
export const withCause = <Data extends object>(data: Data, tracing: Tracing | undefined): Data => {
  const traceparent = tracing?.current;
  return traceparent ? { ...data, traceparent } : data;
};

const causesOf = (jobs: readonly Job<object>[]): string[] =>
  jobs.flatMap(({ data }) => {
    const { data: found } = sent.safeParse(data);
    return found ? [found.traceparent] : [];
  });

/** Does the jobs of a queue in a span, which continues the trace of what sent them. */
export const tracedJob =
  <Data extends object>(
    name: string,
    work: (jobs: Job<Data>[]) => Promise<unknown>,
    tracing: Tracing,
  ): ((jobs: Job<Data>[]) => Promise<unknown>) =>
  jobs => {
    const facts = {
      'messaging.system': 'pg-boss',
      'messaging.destination.name': name,
      'messaging.batch.message_count': jobs.length,
    };
    return tracing.task({ name: `job ${name}`, kind: 'consumer', facts }, causesOf(jobs), () => work(jobs));
  };

import type { Readable } from 'node:stream';

/** Fails with a TimeoutError when a promise takes longer. The work is not canceled. */
export const within = async <Answer>(asked: Promise<Answer>, ms: number): Promise<Answer> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')), ms);
  try {
    return await Promise.race([asked, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Whether `within` timed out: the work may still happen. */
export const isOverdue = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/**
 * The chunks of a stream, failing when the next one takes too long. Only waiting for the stream counts, not a
 * slow consumer.
 */
export async function* readWithin(stream: Readable, ms: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  try {
    while (true) {
      const { done, value } = await within(chunks.next(), ms);
      if (done) return;
      yield value;
    }
  } finally {
    stream.destroy();
  }
}

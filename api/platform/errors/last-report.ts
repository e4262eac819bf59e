import { workerData } from 'node:worker_threads';
import type { LastReport } from './send-and-wait.ts';

/** Sends a report while the thread that made it waits for the end of its process. */
const { url, headers, body, milliseconds, done }: LastReport = workerData;

const send = async (): Promise<void> => {
  try {
    await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(milliseconds) });
  } catch {
    // The error is in the log.
  } finally {
    const flag = new Int32Array(done);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  }
};

void send();

import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

interface Report {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface LastReport extends Report {
  milliseconds: number;
  /** An integer that becomes 1 once it is sent, or could not be. */
  done: SharedArrayBuffer;
}

/** How long the end of a process may wait for its last report. */
const milliseconds = 1000;

/**
 * Sends a report before it returns. The process ends right after it, in whatever condition it is, so no other work of it
 * may run meanwhile.
 */
export const sendAndWait = (report: Report): void => {
  const done = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const last: LastReport = { ...report, milliseconds, done };
  const file = new URL(`./last-report${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: last });
  worker.on('error', () => undefined);
  Atomics.wait(new Int32Array(done), 0, 0, milliseconds);
};

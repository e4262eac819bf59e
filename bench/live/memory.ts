import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

/** What a process holds when nothing is left to throw away, in bytes. */
export interface Memory {
  rss: number;
  heapUsed: number;
  /** What lies outside of the heap, such as what waits for a socket. */
  external: number;
}

/** Asks a process that was started with tell-memory.ts. */
export const memoryOf = async (process: ChildProcess): Promise<Memory> => {
  const told = once(process, 'message');
  process.send('memory');
  const [memory] = await told;
  return memory;
};

/** How many files and sockets a process holds; undefined where the system does not tell. */
export const descriptorsOf = ({ pid }: ChildProcess): number | undefined => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
};

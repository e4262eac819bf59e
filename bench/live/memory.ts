import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

/** Memory of a process after garbage collection, in bytes. */
export interface Memory {
  rss: number;
  heapUsed: number;
  /** Memory outside the heap, such as socket buffers. */
  external: number;
}

/** Asks a process that was started with tell-memory.ts. */
export const memoryOf = async (process: ChildProcess): Promise<Memory> => {
  const message = once(process, 'message');
  process.send('memory');
  const [memory] = await message;
  return memory;
};

/** Number of open files and sockets of a process; undefined where unsupported. */
export const descriptorsOf = ({ pid }: ChildProcess): number | undefined => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
};

import { setPriority } from 'node:os';
import { Caller } from './load/caller.ts';

/** Place in a request for a number, which is another in each, so that caches do not answer. */
export const numberPlace = '# 0000000';

/** What to send over and over, on how many connections. */
export interface Loop {
  port: number;
  request: string;
  connections: number;
}

const callOnce = (caller: Caller, request: string): Promise<Buffer> =>
  new Promise((resolve, reject) => caller.send(request, resolve, reject));

/**
 * A process of its own, which the measuring one starts and stops: its work must not delay what is measured, nor take a
 * processor from the server, as a client elsewhere would not.
 */
const run = async ({ port, request, connections }: Loop): Promise<void> => {
  const callers = Array.from({ length: connections }, () => new Caller(port));
  const statuses = new Map<string, number>();
  let isOver = false;
  let count = 0;
  process.once('message', () => {
    isOver = true;
  });
  const repeat = async (caller: Caller): Promise<void> => {
    while (!isOver) {
      const next = request.replace(numberPlace, `# ${String(count++).padStart(7, '0')}`);
      const status = (await callOnce(caller, next)).toString('latin1', 9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    caller.close();
  };
  await Promise.all(callers.map(repeat));
  process.send!([...statuses].map(([status, answers]) => `${answers} with ${status}`).join(', '));
};

if (process.send) {
  setPriority(19);
  process.once('message', (loop: Loop) => void run(loop));
}

import { setPriority } from 'node:os';
import { Caller } from './caller.ts';
import { type Loop, numberPlace } from './start-loop.ts';

/**
 * Sends a request over and over until the process that started this one says so. It has the lowest priority, as a client
 * elsewhere would take no processor from the server.
 */
const run = async ({ port, request, connections, from }: Loop): Promise<void> => {
  const callers = Array.from({ length: connections }, () => new Caller(port));
  const statuses = new Map<string, number>();
  let isOver = false;
  let count = from;
  process.once('message', () => {
    isOver = true;
  });
  const repeat = async (caller: Caller): Promise<void> => {
    while (!isOver) {
      const next = request.replace(numberPlace, `# ${String(count++).padStart(9, '0')}`);
      const status = (await caller.ask(next)).toString('latin1', 9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    caller.close();
  };
  await Promise.all(callers.map(repeat));
  process.send!([...statuses].map(([status, answers]) => `${answers} with ${status}`).join(', '));
};

setPriority(19);
process.once('message', (loop: Loop) => void run(loop));

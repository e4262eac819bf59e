import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Place in a request for a number, which is another in each, so that caches do not answer. */
export const numberPlace = '# 000000000';

/** What to send over and over, on how many connections. */
export interface Loop {
  port: number;
  request: string;
  connections: number;
  /** The first number in its requests. */
  from: number;
}

/** A loop in a process of its own: `end` returns how often it was answered, `kill` stops it in any case. */
export const startLoop = (loop: Loop) => {
  const child = fork('bench/load/loop.ts', { execArgv: [] });
  const died = once(child, 'exit').then(([code]): never => {
    throw new Error(`The loop ended with ${code}.`);
  });
  died.catch(() => undefined);
  child.send(loop);
  return {
    end: async (): Promise<string> => {
      const answered = once(child, 'message');
      child.send('end');
      const [counts] = await Promise.race([answered, died]);
      return counts;
    },
    kill: () => child.kill(),
  };
};

import { within } from './within.ts';

/** Runs it once for all who ask meanwhile, also when those before have stopped waiting after `timeoutMs`. */
export const coalesced = <Answer>(timeoutMs: number, run: () => Promise<Answer>): (() => Promise<Answer>) => {
  let running: Promise<Answer> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return within(running, timeoutMs);
  };
};

import { setTimeout as pause } from 'node:timers/promises';
import { durationOf } from './report.ts';

export const waitSeconds = (count: number): Promise<void> => pause(count * 1000);

/** Waits until a condition is true; returns whether it is within so many seconds. */
export const waitUntil = async (isTrue: () => Promise<boolean>, withinSeconds: number): Promise<boolean> => {
  const deadline = Date.now() + withinSeconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false;
    await pause(500);
  }
  return true;
};

/** The times of a drill's steps, in the order in which they ended. */
export class Timings {
  readonly #say: (line: string) => void;
  readonly #times: [what: string, milliseconds: number][] = [];

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  async measure<Outcome>(what: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const start = performance.now();
    const outcome = await work();
    this.addSince(what, start);
    this.#say(`${what}: ${durationOf(performance.now() - start)}`);
    return outcome;
  }

  addSince(what: string, start: number): void {
    this.#times.push([what, performance.now() - start]);
  }

  get rows(): [what: string, duration: string][] {
    return this.#times.map(([what, milliseconds]) => [what, durationOf(milliseconds)]);
  }
}

import type { Services } from '../../core/operation/ctx.ts';
import type { SeededRandom } from '../../demo/seeded-random.ts';

/** What a process does on purpose. */
class FailedOnPurpose extends Error {}

/**
 * A process of the jobs whose reads and transactions may fail, and that may crash before, after and between them: what
 * it did until then stays.
 */
export class CrashingProcess {
  crashes = 0;
  /** What went wrong that should not: errors that it logged or threw, except for those of its own failures. */
  readonly unexpected: unknown[] = [];
  #isDown = false;
  #stepsLeft = Infinity;
  readonly services: Services;

  constructor(
    { sql, ...others }: Services,
    private readonly random: SeededRandom,
  ) {
    const step = () => this.#step();
    this.services = {
      ...others,
      log: { warn: () => undefined, error: (facts, message) => this.#noteError(facts, message) },
      sql: {
        async rows(...asked) {
          step();
          const rows = await sql.rows(...asked);
          step();
          return rows as never;
        },
      },
      entityManager: () => {
        step();
        return others.entityManager();
      },
    };
  }

  get isAboutToCrash(): boolean {
    return this.#stepsLeft < Infinity;
  }

  /** Lets it crash at one of its next steps. */
  crashSoon(): void {
    this.#stepsLeft = this.random.between(1, 40);
  }

  /** Starts it again, unless it runs. */
  start(): void {
    this.#isDown = false;
  }

  /** Runs a job until it ends or fails. */
  async run(job: (services: Services) => Promise<unknown>): Promise<void> {
    await job(this.services).catch(err => this.#noteError({ err }, 'a job failed'));
  }

  #noteError(facts: { err?: unknown }, message: string): void {
    if (!(facts.err instanceof FailedOnPurpose)) this.unexpected.push({ message, ...facts });
  }

  #step(): void {
    if (--this.#stepsLeft <= 0) {
      this.#stepsLeft = Infinity;
      this.#isDown = true;
      this.crashes++;
    }
    if (this.#isDown) throw new FailedOnPurpose('The process is down.');
    if (this.random.chance(0.02)) throw new FailedOnPurpose('The statement failed.');
  }
}

export const crashesOf = (processes: readonly CrashingProcess[]): number =>
  processes.reduce((sum, { crashes }) => sum + crashes, 0);

/** Starts processes that are down, and lets some crash again, as many as should have crashed by now. */
export const startAgain = (processes: readonly CrashingProcess[], crashesDue: number): void => {
  for (const process of processes) process.start();
  const crashing = processes.filter(({ isAboutToCrash }) => isAboutToCrash);
  const missing = Math.max(0, crashesDue - crashesOf(processes) - crashing.length);
  const others = processes.filter(({ isAboutToCrash }) => !isAboutToCrash);
  for (const process of others.slice(0, missing)) process.crashSoon();
};

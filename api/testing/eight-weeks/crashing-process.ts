import type { Services } from '../../core/operation/ctx.ts';
import type { SeededRandom } from '../../demo/seeded-random.ts';

/**
 * A process of the jobs whose reads and transactions may fail, and that may crash before, after and between them: what
 * it did until then stays.
 */
export class CrashingProcess {
  crashes = 0;
  #isDown = false;
  #stepsLeft = Infinity;
  readonly services: Services;

  constructor(
    { log, sql, ...others }: Services,
    private readonly random: SeededRandom,
  ) {
    const step = () => this.#step();
    this.services = {
      ...others,
      log: { ...log, warn: () => undefined, error: () => undefined } as Services['log'],
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
  async run(job: (services: Services) => Promise<void>): Promise<void> {
    await job(this.services).catch(() => undefined);
  }

  #step(): void {
    if (--this.#stepsLeft <= 0) {
      this.#stepsLeft = Infinity;
      this.#isDown = true;
      this.crashes++;
    }
    if (this.#isDown) throw new Error('The process is down.');
    if (this.random.chance(0.02)) throw new Error('The statement failed.');
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

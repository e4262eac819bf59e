import { setTimeout } from 'node:timers/promises';
import type { Job, PgBoss, Queue } from 'pg-boss';
import type { Tracing } from '../core/interfaces/tracing.ts';
import { lowestIdentifier } from '../core/values/identifier.ts';
import { tracedJob, withCause } from './traced-job.ts';

interface JobOptions extends Omit<Queue, 'name'> {
  /** How often a process that works this queue looks for jobs. */
  pollingIntervalSeconds: number;
  /** How many jobs a worker takes together; 1 when omitted. */
  batchSize?: number;
  /** When a job is sent by itself, as a line of a crontab in UTC; never when omitted. */
  schedule?: string;
}

/** Longer than almost every push and email takes, and shorter than the time that a stop has after the drain. */
const finishMilliseconds = 5500;

/** The queues of background work: every process sends jobs, and those whose role it is do them. */
export class Jobs {
  #isStopping = false;
  readonly #worked: string[] = [];
  readonly #finishing = new AbortController();
  #finished: Promise<void> | undefined;

  constructor(
    readonly boss: PgBoss,
    readonly runsJobs: boolean,
    private readonly tracing?: Tracing,
  ) {}

  /** Opens a queue, and does its jobs where that is the role of this process. */
  async add<Data extends object>(
    name: string,
    { pollingIntervalSeconds, batchSize = 1, schedule, ...queue }: JobOptions,
    work: (jobs: Job<Data>[]) => Promise<unknown>,
  ): Promise<void> {
    await this.boss.createQueue(name, queue);
    // A queue that an earlier version created keeps its other options unless they are set again.
    const { policy, ...options } = queue;
    if (Object.keys(options).length > 0) await this.update(name, options);
    if (!this.runsJobs) return;
    const done = this.tracing ? tracedJob(name, work, this.tracing) : work;
    await this.boss.work<Data>(name, { pollingIntervalSeconds, batchSize }, done);
    this.#worked.push(name);
    if (schedule) await this.boss.schedule(name, schedule, {});
  }

  /**
   * Sets options of a queue, and has pg-boss read them again. Otherwise it would do so when a job is sent within a
   * transaction, for which the embedded database has no other connection: both would wait for ever.
   */
  async update(name: string, options: Parameters<PgBoss['updateQueue']>[1]): Promise<void> {
    await this.boss.updateQueue(name, options);
    await this.boss.findJobs(name, { id: lowestIdentifier });
  }

  /** What a job is sent with, and where anything is traced, what sends it. */
  dataOf<Data extends object>(data: Data): Data {
    return withCause(data, this.tracing);
  }

  /** Whether workers that look for a job may find the database closed. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Aborted as this process begins to stop: a job of many parts begins no other one. */
  get finishing(): AbortSignal {
    return this.#finishing.signal;
  }

  /**
   * Takes no more jobs, and waits for those that are being done, but no longer than a deadline: what is done is recorded while
   * the database is open, and so is not done again.
   */
  finish(): Promise<void> {
    this.#finishing.abort();
    this.#finished ??= this.#finishWithinDeadline();
    return this.#finished;
  }

  async #finishWithinDeadline(): Promise<void> {
    const done = Promise.allSettled(this.#worked.map(name => this.boss.offWork(name)));
    const deadline = new AbortController();
    await Promise.race([
      done,
      setTimeout(finishMilliseconds, undefined, { signal: deadline.signal }).catch(() => undefined),
    ]);
    deadline.abort();
  }

  /** Ends the work of this process. Jobs that it is still doing are done again by another one, or after its next start. */
  async stop(): Promise<void> {
    await this.finish();
    this.#isStopping = true;
    await this.boss.stop({ close: true, graceful: false });
  }

  /** Sends a job whose loss is made up for by the next one of its schedule. */
  sendSoon(name: string, options: Parameters<PgBoss['send']>[2] = {}): void {
    void this.boss.send(name, this.dataOf({}), options).catch(() => undefined);
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import type { Client } from 'pg';
import type { Measured, Task } from './load/load.ts';
import { type Contestant, processorTime } from './processes.ts';
import type { Workload } from './workloads.ts';

/** One contestant under one load for a moment. */
export interface Sample extends Measured {
  serverMicroseconds: number | undefined;
  databaseMicroseconds: number | undefined;
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Puts load on the contestants from a process of its own. */
export class Meter {
  readonly #load: ChildProcess = fork('bench/load/load.ts');

  readonly #db: Client;
  #measured: (measured: Measured) => void = () => undefined;
  #failed: (error: Error) => void = () => undefined;

  constructor(db: Client, workloads: Workload[]) {
    this.#db = db;
    this.#load.send(workloads);
    this.#load.on('message', measured => this.#measured(measured as Measured));
    this.#load.on('exit', code => this.#failed(new Error(`The load process ended with ${code}.`)));
  }

  async sample(contestant: Contestant, load: Omit<Task, 'port'>): Promise<Sample> {
    const task = { ...load, port: contestant.port };
    await this.#perform({ ...task, seconds: 0.3 });
    const backends = await this.#backends();
    const server = [contestant.process.pid!];
    const before = { server: processorTime(server), database: processorTime(backends) };
    const measured = await this.#perform(task);
    const after = { server: processorTime(server), database: processorTime(backends) };
    const each = (from: number | undefined, to: number | undefined) =>
      from === undefined || to === undefined ? undefined : ((to - from) * 1000) / measured.requests;
    await pause(100);
    return {
      ...measured,
      serverMicroseconds: each(before.server, after.server),
      databaseMicroseconds: each(before.database, after.database),
    };
  }

  stop(): void {
    this.#load.kill();
  }

  #perform(task: Task): Promise<Measured> {
    return new Promise((resolve, reject) => {
      this.#measured = resolve;
      this.#failed = reject;
      this.#load.send(task);
    });
  }

  async #backends(): Promise<number[]> {
    const { rows } = await this.#db.query(
      `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
    );
    return rows.map(row => row.pid);
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import type { Measured, Task } from './load/load.ts';
import { type Contestant, watchProcessorTime } from './processes.ts';
import type { Workload } from './workloads.ts';

/** One contestant under one load for a moment. */
export interface Sample extends Measured {
  serverMicroseconds: number | undefined;
  databaseMicroseconds: number | undefined;
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Puts load on the contestants from its own process. */
export class Meter {
  readonly #load: ChildProcess = fork('bench/load/load.ts');

  readonly #backends: () => Promise<number[]>;
  #measured: (measured: Measured) => void = () => undefined;
  #failed: (error: Error) => void = () => undefined;

  /** `backends` are the processes of the database server, if there is one. */
  constructor(workloads: Workload[], backends: () => Promise<number[]>) {
    this.#backends = backends;
    this.#load.send(workloads);
    this.#load.on('message', measured => this.#measured(measured as Measured));
    this.#load.on('exit', code => this.#failed(new Error(`The load process ended with ${code}.`)));
  }

  /**
   * Until the engine has compiled most of what this load takes. It goes by how often a function was called: a list at
   * one connection took the server 254 us after 30,000 requests and 235 after 90,000; orders, of which there are few in
   * a second, were still being compiled after eight seconds and no longer after sixteen.
   */
  async warmUp(contestant: Contestant, workload: string): Promise<void> {
    let requests = 0;
    for (let seconds = 0; requests < 90_000 && seconds < 20; seconds += 2) {
      const load = { port: contestant.port, workload, connections: 16, seconds: 2 };
      requests += (await this.#perform(load)).requests;
    }
  }

  async sample(contestant: Contestant, load: Omit<Task, 'port'>): Promise<Sample> {
    const task = { ...load, port: contestant.port };
    await this.#perform({ ...task, seconds: 0.3 });
    const server = watchProcessorTime([contestant.process.pid!]);
    const database = watchProcessorTime(await this.#backends());
    const measured = await this.#perform(task);
    const each = (used: number | undefined) =>
      used === undefined ? undefined : (used * 1000) / measured.requests;
    const microseconds = { serverMicroseconds: each(server()), databaseMicroseconds: each(database()) };
    await pause(100);
    return { ...measured, ...microseconds };
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
}

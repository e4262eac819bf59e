import { type ChildProcess, spawn } from 'node:child_process';
import { listening } from '../../api/testing/processes/listening.ts';
import { freePort } from '../free-port.ts';
import { endProcess } from '../rehearsal/end-process.ts';

/** A Redis server of the day's own, which stores nothing. */
export class OwnRedis {
  readonly url: string;
  readonly #program: string;
  readonly #port: number;
  #child: ChildProcess;

  private constructor(program: string, port: number) {
    this.url = `redis://127.0.0.1:${port}`;
    this.#program = program;
    this.#port = port;
    this.#child = this.#spawn();
    process.once('exit', () => this.#child.kill('SIGKILL'));
  }

  static async start(program: string): Promise<OwnRedis> {
    const redis = new OwnRedis(program, await freePort());
    await listening(redis.#port, 'redis-server');
    return redis;
  }

  async stop(): Promise<void> {
    await endProcess(this.#child, 'SIGKILL');
  }

  async startAgain(): Promise<void> {
    this.#child = this.#spawn();
    await listening(this.#port, 'redis-server');
  }

  #spawn(): ChildProcess {
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    return spawn(this.#program, options, { stdio: 'ignore' });
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** An example that runs in a process of its own, as its readers start it. */
export class Program {
  /** Everything that it printed. */
  output = '';
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;

  /** `path` is that of its main file in `examples/`. */
  constructor(path: string, environment: Record<string, string>, args: readonly string[] = []) {
    const main = join(import.meta.dirname, '..', path);
    // Node 20 needs the flag for sockets; later versions have them without.
    this.#process = spawn(process.execPath, ['--experimental-websocket', main, ...args], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout!, this.#process.stderr!])
      stream.setEncoding('utf8').on('data', text => {
        this.output += text;
      });
    this.#ended = once(this.#process, 'close');
  }

  /** Resolves with its exit code; null when it was killed. */
  async ended(): Promise<number | null> {
    await this.#ended;
    return this.#process.exitCode;
  }

  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }
}

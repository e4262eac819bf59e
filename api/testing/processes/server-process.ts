import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../platform/database/project-root.ts';

export const aKey = Buffer.alloc(32, 7).toString('base64');

/** The compiled server in its own process, as an operator starts it. */
export class ServerProcess {
  output = '';
  readonly #exit: Promise<number | null>;
  origin = '';

  /** Starts one and waits until it listens; throws with its output when it does not. */
  static async open(environment: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess(environment);
    await server.#opened();
    return server;
  }

  /** Starts one that is not expected to listen, and waits for its end. */
  static async refused(environment: Record<string, string>) {
    const server = new ServerProcess(environment);
    return { exitCode: await server.#exit, output: server.output };
  }

  readonly #child: ChildProcess;

  private constructor(environment: Record<string, string>) {
    const own = {
      MODE: 'production',
      SUPPLIER_SIGN_IN: 'direct',
      STAFF_SECOND_FACTOR: 'offered',
      UNPAID_PLATES_LIMIT: '10000',
      // Crowds of these tests come from one source.
      REQUEST_POINTS: '10000000',
      EIN_KEY: aKey,
      EIN_LOOKUP_KEY: aKey,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    };
    this.#child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.cjs')], {
      env: { PATH: process.env.PATH, ...own, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on('data', chunk => {
        this.output += chunk;
      });
    }
    this.#exit = once(this.#child, 'exit').then(([code]) => code);
  }

  /** Sends a signal and returns the exit code, or null when it was killed. */
  async end(signal: 'SIGTERM' | 'SIGKILL' | 'SIGUSR2'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }

  /** Sends the signal to stop, and resolves once the server has said that it is stopping (LOG_LEVEL info). */
  async beginToStop(): Promise<void> {
    const said = new Promise<void>(resolve => {
      const look = () => this.output.includes('"stopping') && resolve();
      for (const stream of [this.#child.stdout!, this.#child.stderr!]) stream.on('data', look);
    });
    this.#child.kill('SIGTERM');
    await Promise.race([said, this.#exit]);
  }

  /** Answers a GraphQL request, of a stranger unless a token is given. */
  async ask(query: string, variables: object = {}, token?: string) {
    const response = await fetch(`${this.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()).data;
  }

  /** Pauses it like a container. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  /** Its exit code, once it has ended by itself. */
  get ended(): Promise<number | null> {
    return this.#exit;
  }

  async #opened(): Promise<void> {
    const opened = new Promise<string>(resolve => {
      this.#child.stdout!.on('data', () => {
        const port = /(?:open|health is) at http:\/\/localhost:(\d+)/.exec(this.output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    });
    const failed = this.#exit.then(code => {
      throw new Error(`The server ended with ${code} instead of opening: ${this.output}`);
    });
    this.origin = await Promise.race([opened, failed]);
  }
}

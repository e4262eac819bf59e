import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOverdue, within } from '../../api/core/limits/within.ts';

/** A server that migrates a restored database may need long. */
const longestStartMs = 300_000;

export interface Where {
  databaseUrl: string;
  dataFolder: string;
  mailPort: number;
  /** Folder of the release whose build is started; this checkout when omitted. */
  releaseFolder?: string;
}

/** A sandbox takes cards without a card provider outside, so that there is money in the ledger. */
const environmentOf = ({ databaseUrl, dataFolder, mailPort }: Where): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  MODE: 'demo',
  SANDBOX: 'on',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataFolder,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  PORT: '0',
  HOST: '127.0.0.1',
  // The crowd comes from one machine, and each person of it from a network of their own.
  REQUEST_POINTS: '1000000',
  TRUSTED_PROXIES: '1',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
});

/** What `npm start` runs in a release, without the options of Node. */
const programIn = (folder: string): string => {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return scripts.start.split(' ').at(-1);
};

/** The built server as an operator starts it. */
export class Product {
  /** What it printed and logged. */
  output = '';
  origin = '';
  readonly #exit: Promise<number | null>;
  readonly #child: ChildProcess;

  private constructor(where: Where, special: Record<string, string>) {
    mkdirSync(where.dataFolder, { recursive: true, mode: 0o700 });
    this.#child = spawn(process.execPath, [programIn(where.releaseFolder ?? '.')], {
      cwd: where.releaseFolder,
      env: { ...environmentOf(where), ...special },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.output += chunk;
      });
    }
    this.#exit = once(this.#child, 'exit').then(([code]) => code);
    process.once('exit', () => this.#child.kill('SIGKILL'));
  }

  /** Starts one, with settings of its own if given, and waits until it takes requests. */
  static async start(where: Where, special: Record<string, string> = {}): Promise<Product> {
    const product = new Product(where, special);
    const opened = new Promise<string>(resolve => {
      product.#child.stdout!.on('data', () => {
        const port = /open at http:\/\/localhost:(\d+)/.exec(product.output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    });
    const failed = product.#exit.then(code => {
      throw new Error(`The product ended with ${code} instead of opening: ${product.output.slice(-4000)}`);
    });
    try {
      product.origin = await within(Promise.race([opened, failed]), longestStartMs);
    } catch (error) {
      product.#child.kill('SIGKILL');
      throw isOverdue(error)
        ? new Error(`The product did not open in time: ${product.output.slice(-4000)}`)
        : error;
    }
    return product;
  }

  /** Runs one that ends by itself. */
  static async run(where: Where, special: Record<string, string>) {
    const product = new Product(where, special);
    return { exitCode: await product.#exit, output: product.output };
  }

  /** The lines of its log about erased accounts, as an operator finds them. */
  get erasures(): string[] {
    return this.output.split('\n').filter(line => line.includes('"event":"account erased"'));
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#child.kill(signal);
    await this.#exit;
  }
}

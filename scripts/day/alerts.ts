import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listening } from '../../api/testing/processes/listening.ts';
import { freePort } from '../free-port.ts';
import { endProcess } from '../rehearsal/end-process.ts';
import { fasterRules } from './alert-rules.ts';
import { alertSpeed, shortestAlertSeconds } from './settings.ts';

/** An alert that began to fire. */
export interface Firing {
  alert: string;
  /** The hour of the day that was played. */
  during: string;
}

const pollMilliseconds = 500;

/** Prometheus with the rules of docs/operations/alerts.yml, as an operator runs it, but faster. */
export class Alerts {
  /** All that began to fire, in order. */
  readonly fired: Firing[] = [];
  during = 'the start';
  readonly #child: ChildProcess;
  readonly #origin: string;
  readonly #timer: NodeJS.Timeout;
  #firing = new Set<string>();

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.#origin = origin;
    this.#timer = setInterval(() => void this.#look(), pollMilliseconds);
    process.once('exit', () => child.kill('SIGKILL'));
  }

  static async start(program: string, folder: string, metrics: readonly number[]): Promise<Alerts> {
    await mkdir(folder);
    const rules = await readFile('docs/operations/alerts.yml', 'utf8');
    await writeFile(join(folder, 'alerts.yml'), fasterRules(rules, alertSpeed, shortestAlertSeconds));
    const targets = metrics.map(port => `127.0.0.1:${port}`);
    await writeFile(
      join(folder, 'prometheus.yml'),
      JSON.stringify({
        global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
        rule_files: ['alerts.yml'],
        scrape_configs: [{ job_name: 'tiffin', static_configs: [{ targets }] }],
      }),
    );
    const port = await freePort();
    const options = [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ];
    const child = spawn(program, options, { stdio: 'ignore', env: { ...process.env, GOMAXPROCS: '1' } });
    await listening(port, 'prometheus');
    return new Alerts(child, `http://127.0.0.1:${port}`);
  }

  /** The names of those that fire now. */
  get firing(): string[] {
    return [...this.#firing];
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await endProcess(this.#child, 'SIGKILL');
  }

  async #look(): Promise<void> {
    const response = await fetch(`${this.#origin}/api/v1/alerts`).catch(() => undefined);
    if (!response?.ok) return;
    const { data } = (await response.json()) as {
      data: { alerts: { labels: { alertname: string }; state: string }[] };
    };
    const now = new Set(
      data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname),
    );
    for (const alert of now) if (!this.#firing.has(alert)) this.fired.push({ alert, during: this.during });
    this.#firing = now;
  }
}

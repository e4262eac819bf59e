import { Client } from 'pg';
import type { Sql } from '../../core/database/sql.ts';
import type { EventBus, Signal } from '../../core/interfaces/event-bus.ts';
import { Batcher } from '../../core/limits/batcher.ts';
import type { Log } from '../../core/logging/log.ts';
import { Listeners } from './listeners.ts';
import { packSignals, unpackSignals } from './signal-payloads.ts';

const channel = 'tiffin';
const notify = `select pg_notify('${channel}', payload) from unnest($1::text[]) payload`;

/** Delay before reconnecting. */
const retryMilliseconds = 1000;

/** Interval and timeout of the check of the listening connection. */
const checkMilliseconds = 5000;

/** LISTEN and NOTIFY: a dedicated connection listens, signals are sent with ordinary statements. */
export class PostgreSqlBus implements EventBus {
  readonly joinsTransactions = true;
  readonly isLossless = true;
  readonly #listeners = new Listeners();
  readonly #batcher: Batcher<Signal>;
  #onGap: () => void = () => undefined;
  #client: Client | undefined;
  /** Connection that does not listen yet. */
  #opening: Client | undefined;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    sql: Sql,
    private readonly log: Log,
    private readonly checkEvery: number,
  ) {
    this.#batcher = new Batcher<Signal>(signals => this.#send(sql, signals));
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  static async open(url: string, sql: Sql, log: Log, checkEvery = checkMilliseconds): Promise<PostgreSqlBus> {
    const bus = new PostgreSqlBus(url, sql, log, checkEvery);
    await bus.#listen();
    return bus;
  }

  publish(signals: readonly Signal[], within?: Sql): Promise<void> {
    if (signals.length === 0) return Promise.resolve();
    return within ? this.#send(within, signals) : this.#batcher.add(signals);
  }

  onSignals = this.#listeners.add;

  onGap(listener: () => void): void {
    this.#onGap = listener;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#listeners.clear();
    await Promise.all([this.#client?.end(), this.#opening?.end()]);
  }

  async #send(sql: Sql, signals: readonly Signal[]): Promise<void> {
    await sql.rows(notify, [packSignals(signals)]);
  }

  /** Ends a connection that cannot listen: left open it would never end, and so begin no other try. */
  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: 3000,
      query_timeout: this.checkEvery,
      application_name: 'tiffin-bus',
    });
    this.#opening = client;
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => payload && this.#listeners.notify(unpackSignals(payload)));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    } finally {
      this.#opening = undefined;
    }
    client.once('end', () => {
      this.#client = undefined;
      this.#reconnect();
    });
    this.#client = client;
    this.#checkConnection(client);
  }

  /** A connection may break silently, which would look as if nothing happened. */
  #checkConnection(client: Client): void {
    const check = setInterval(
      () => void expectPrimary(client).catch(() => client.end()),
      this.checkEvery,
    ).unref();
    client.once('end', () => clearInterval(check));
  }

  #reconnect(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(async () => {
      try {
        await this.#listen();
        this.#onGap();
      } catch (error) {
        if (this.#isClosed) return;
        this.log.error(
          { err: error },
          'event bus: cannot listen on PostgreSQL (DATABASE_URL, or DATABASE_DIRECT_URL where it is set); retrying in 1 s',
        );
        this.#reconnect();
      }
    }, retryMilliseconds);
  }
}

/** A primary that became a standby responds, but no longer sends notifications. */
const expectPrimary = async (client: Client): Promise<void> => {
  const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"');
  if (rows[0].isStandby) throw new Error('The listening connection is to a standby.');
};

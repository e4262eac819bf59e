import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { giveToPostgresql, initializeData, postgresqlAccount } from '../postgresql-programs.ts';
import { copyFolder } from './copy-folder.ts';
import { endProcess } from './end-process.ts';
import { waitUntil } from './timing.ts';

const longestRestoreSeconds = 600;

/** What a base backup leaves out, as pg_basebackup does: it belongs to the server that runs, or is made again. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const without = ['postmaster.pid', 'postmaster.opts', 'pg_internal.init'];

/** Also of a restored server, which may not have less than the first one. */
const common = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];

/**
 * A file gets its name once it is whole: a restore reads every file of the archive. PostgreSQL asks again for one that is there
 * when it ended before it noted that: the same file is a success, another one never overwrites it.
 */
const archiveCommand = (archive: string): string => {
  const [file, part] = [`"${archive}/%f"`, `"${archive}/%f.part"`];
  return `if test -f ${file}; then cmp "%p" ${file}; else cp "%p" ${part} && sync ${part} && mv ${part} ${file} && sync "${archive}"; fi`;
};

/** A PostgreSQL server in a folder of its own, as an operator runs it: what is committed is on the disk. */
export class Cluster {
  readonly data: string;
  readonly port: number;
  readonly #command: string;
  readonly #settings: readonly string[];
  #server: ChildProcess;
  #log = '';

  private constructor(programs: string, data: string, port: number, options: readonly string[]) {
    this.data = data;
    this.port = port;
    this.#command = join(programs, 'postgres');
    this.#settings = [...common, `port=${port}`, ...options].flatMap(option => ['-c', option]);
    this.#server = this.#spawn();
    process.once('exit', () => this.#server.kill('SIGKILL'));
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Creates one that has no archive. */
  static async create(programs: string, data: string): Promise<Cluster> {
    await initializeData(programs, data);
    return Cluster.#start(programs, data, []);
  }

  /** Creates one that archives its WAL, at the latest after so many seconds. */
  static async createArchived(
    programs: string,
    data: string,
    { archive, archiveSeconds }: { archive: string; archiveSeconds: number },
  ): Promise<Cluster> {
    await initializeData(programs, data);
    return Cluster.#start(programs, data, [
      'wal_level=replica',
      'archive_mode=on',
      `archive_command=${archiveCommand(archive)}`,
      `archive_timeout=${archiveSeconds}`,
    ]);
  }

  /** Restores a base backup, which is in the folder, from the archive: to a moment, or to its end. */
  static async restore(
    programs: string,
    data: string,
    { archive, moment }: { archive: string; moment?: string },
  ): Promise<Cluster> {
    await writeFile(join(data, 'recovery.signal'), '');
    await giveToPostgresql(join(data, 'recovery.signal'));
    const cluster = await Cluster.#start(programs, data, [
      `restore_command=cp "${archive}/%f" "%p"`,
      'recovery_target_action=promote',
      ...(moment ? [`recovery_target_time=${moment}`] : []),
    ]);
    await cluster.query(async client => {
      const isRestoring = async () =>
        (await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]!.is;
      if (!(await waitUntil(async () => !(await isRestoring()), longestRestoreSeconds)))
        throw new Error(`PostgreSQL did not restore in time: ${cluster.#log}`);
    });
    return cluster;
  }

  /** Starts a standby of another server from a base backup of that, which is in the folder. */
  static async follow(programs: string, data: string, primary: Cluster): Promise<Cluster> {
    await writeFile(join(data, 'standby.signal'), '');
    await giveToPostgresql(join(data, 'standby.signal'));
    return Cluster.#start(programs, data, [
      `primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres`,
    ]);
  }

  static async #start(programs: string, data: string, options: readonly string[]): Promise<Cluster> {
    const cluster = new Cluster(programs, data, await freePort(), options);
    await cluster.#answering();
    return cluster;
  }

  #spawn(): ChildProcess {
    const server = spawn(this.#command, ['-D', this.data, ...this.#settings], {
      ...postgresqlAccount,
      cwd: dirname(this.data),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
      this.#log = (this.#log + chunk).slice(-4000);
    });
    return server;
  }

  async #answering(): Promise<void> {
    for (;;) {
      if (this.#server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${this.#log}`);
      try {
        return await this.query(async () => undefined);
      } catch {
        await pause(100);
      }
    }
  }

  /** Runs statements on a connection of its own. */
  async query<Result>(ask: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: this.url, options: '-c timezone=UTC' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await ask(client);
    } finally {
      await client.end();
    }
  }

  /**
   * Makes a base backup while the server works: with the functions that pg_basebackup is made of too, since npm installs no
   * pg_basebackup. Returns its bytes.
   */
  backUp(to: string): Promise<number> {
    return this.query(async client => {
      await client.query("select pg_backup_start('backup', true)");
      const bytes = await copyFolder(this.data, to, { emptied, without, forPostgresql: true });
      // Waits until the archive has what the copy needs.
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
      await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
      await giveToPostgresql(join(to, 'backup_label'));
      return bytes;
    });
  }

  /** Waits until the archive has everything that is written by now; returns whether it does in time. */
  archived(seconds: number): Promise<boolean> {
    return this.query(async client => {
      const { rows } = await client.query<{ name: string }>(
        'select pg_walfile_name(pg_current_wal_insert_lsn()) as name',
      );
      const deadline = Date.now() + seconds * 1000;
      for (;;) {
        const { rows: found } = await client.query<{ name: string | null }>(
          'select last_archived_wal as name from pg_stat_archiver',
        );
        const last = found[0]!.name;
        if (last && last.slice(0, 24) >= rows[0]!.name) return true;
        if (Date.now() > deadline) return false;
        await pause(100);
      }
    });
  }

  /** As when the machine loses its power. */
  async kill(): Promise<void> {
    await endProcess(this.#server, 'SIGKILL');
  }

  /** Starts again after it was killed or stopped, at the same port. */
  async startAgain(): Promise<void> {
    this.#server = this.#spawn();
    await this.#answering();
  }

  async stop(): Promise<void> {
    await endProcess(this.#server, 'SIGINT');
  }
}

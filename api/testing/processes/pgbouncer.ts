import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/find-program.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { projectRoot } from '../../platform/database/project-root.ts';
import { listening } from './listening.ts';
import { isRoot } from './nginx.ts';

const path = findProgram('pgbouncer');

export const hasPgBouncer = path !== undefined;

/** PgBouncer refuses to run as root; this is an account that exists everywhere and may do nothing. */
const noPerson = 65_534;

/** The shipped configuration, with addresses of this machine, and without passwords. */
const shipped = (direct: URL, port: number, connectQuery: boolean): string => {
  const database = direct.pathname.slice(1);
  const text = readFileSync(join(projectRoot, 'docs/pgbouncer.ini'), 'utf8')
    .replace(
      'tiffin = host=postgres port=5432 dbname=tiffin',
      [
        `${database} = host=${direct.hostname} port=${direct.port || 5432} dbname=${database}`,
        `user=${direct.username} password=${decodeURIComponent(direct.password) || 'none'}`,
      ].join(' '),
    )
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace(/auth_type = .*\nauth_file = .*/, 'auth_type = any');
  return connectQuery ? text : text.replace(/ connect_query=.*/, '');
};

/** PgBouncer as it is shipped, in front of the PostgreSQL server of an address. */
export const openPgBouncer = async (directUrl: string, { connectQuery = true } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  chmodSync(folder, 0o755);
  writeFileSync(file, shipped(new URL(directUrl), port, connectQuery));
  const child = spawn(path!, ['-q', file], {
    stdio: 'ignore',
    ...(isRoot && { uid: noPerson, gid: noPerson }),
  });
  await listening(port, 'pgbouncer');
  const url = new URL(directUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

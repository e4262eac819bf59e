import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { findProgram } from '../../../scripts/find-program.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { endProcess } from '../../../scripts/rehearsal/end-process.ts';
import { listening } from './listening.ts';

const redisServer = findProgram('redis-server');

/** Clusters of earlier ones are set up in another way. */
const oldestVersion = 7;

const versionOf = (program: string): number =>
  Number(/v=(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]);

/** Whether this machine has what these tests need: Redis, and openssl for a certificate. */
export const hasRedis =
  redisServer !== undefined &&
  versionOf(redisServer) >= oldestVersion &&
  findProgram('openssl') !== undefined;

/** Options of a server that stores nothing. */
export const nothingStored = ['--save', '', '--appendonly', 'no', '--repl-diskless-sync-delay', '0'];

export interface StartedRedis {
  port: number;
  kill(): Promise<void>;
  /** Stops it without its connections noticing, as a machine that is lost. */
  freeze(): void;
}

/**
 * Servers of Redis in a folder of their own, until the test has finished; by TLS, with a certificate that this
 * process trusts meanwhile.
 */
export const openRedisServers = (byTls: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-redis-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tls = byTls ? tlsOptions(folder) : [];
  const listen = (port: number) => (byTls ? ['--port', '0', '--tls-port', `${port}`] : ['--port', `${port}`]);
  return {
    folder,
    /** Runs one with these options, the first of which may be a file; returns as soon as it listens. */
    start: async (...options: string[]): Promise<StartedRedis> => {
      const port = await freePort();
      const own = [...options, ...listen(port), ...tls, '--bind', '127.0.0.1'];
      const child = spawn(redisServer!, own, { cwd: folder, stdio: 'ignore' });
      const kill = () => endProcess(child, 'SIGKILL');
      onTestFinished(kill);
      await listening(port, 'redis-server');
      return { port, kill, freeze: () => void child.kill('SIGSTOP') };
    },
  };
};

const tlsOptions = (folder: string): string[] => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, readFileSync(certificate, 'utf8')]);
  onTestFinished(() => setDefaultCACertificates(trusted));
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate];
  return [...files, '--tls-auth-clients', 'no', '--tls-replication', 'yes', '--tls-cluster', 'yes'];
};

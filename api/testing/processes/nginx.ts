import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/find-program.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { projectRoot } from '../../platform/database/project-root.ts';
import { listening } from './listening.ts';

export const nginxPath = findProgram('nginx');

/** Whether this machine has what the proxy tests need: nginx, and openssl for a certificate. */
export const hasNginx = nginxPath !== undefined && findProgram('openssl') !== undefined;

export interface ProxiedSite {
  /** Sends a request from one of this machine's addresses, over TLS. */
  post(from: string, path: string, body: object, headers?: Record<string, string>): Promise<ProxiedAnswer>;
  origin: string;
  /** Sends a GraphQL query by GET. */
  get(path: string, headers?: Record<string, string>): Promise<ProxiedAnswer>;
  close(): Promise<void>;
}

interface ProxiedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: { code?: string; user?: { name: string } };
}

/**
 * The shipped proxy in front of one server or two, and an nginx that terminates TLS in front of it, as an operator
 * would set them up.
 */
export const openProxiedSite = async (...servers: string[]): Promise<ProxiedSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-nginx-'));
  const [tlsPort, proxyPort] = [await freePort(), await freePort()];
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', ['req', ...certificate, ...files], { stdio: 'ignore' });
  writeFileSync(join(folder, 'proxy.conf'), shippedProxy(folder, servers, proxyPort));
  writeFileSync(join(folder, 'nginx.conf'), wholeConfiguration(folder, tlsPort, proxyPort));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const nginx = spawn(nginxPath!, options, { stdio: 'ignore' });
  await listening(tlsPort, 'nginx');
  return {
    origin: `http://127.0.0.1:${proxyPort}`,
    post: (localAddress, path, body, headers) =>
      ask({ localAddress, port: tlsPort, path, method: 'POST', headers: { ...json, ...headers } }, body),
    get: (path, headers) =>
      ask({ port: tlsPort, path, headers: { 'apollo-require-preflight': 'true', ...headers } }),
    close: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** docs/proxy.conf, with this machine's addresses in place of those of docker-compose.yml. */
export const shippedProxy = (folder: string, [first, second = first]: string[], port: number): string =>
  readFileSync(join(projectRoot, 'docs/proxy.conf'), 'utf8')
    // Known by earlier versions only in their commercial edition.
    .replaceAll(' resolve ', ' ')
    .replace('api-1:4000', new URL(first!).host)
    .replace('api-2:4000', new URL(second!).host)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/var/cache/nginx/public', join(folder, 'public'))
    .replace('/var/log/nginx/access.log', join(folder, 'access.log'));

/** As root, workers would run as an account that may not enter the folder. */
export const isRoot = process.getuid?.() === 0;

const wholeConfiguration = (folder: string, tlsPort: number, proxyPort: number): string => `
${isRoot ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/proxy.conf;
  server {
    listen 127.0.0.1:${tlsPort} ssl;
    access_log off;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://127.0.0.1:${proxyPort};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}`;

const json = { 'content-type': 'application/json' };

const ask = async (options: RequestOptions, body?: object): Promise<ProxiedAnswer> => {
  const sent = request({ host: '127.0.0.1', rejectUnauthorized: false, ...options });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode!, headers: response.headers, body: JSON.parse(text) };
};

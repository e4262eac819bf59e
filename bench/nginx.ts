import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, nginxPath, shippedProxy } from '../api/testing/processes/nginx.ts';
import { freePort } from '../scripts/free-port.ts';
import { type Contestant, untilAnswering } from './processes.ts';

/** Callers keep their connection, which nginx would close after a thousand requests. */
const configurationIn = (folder: string) => `
${isRoot ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/proxy.conf;
}`;

/** The proxy of docker-compose.yml in front of a server, in one process; undefined where nginx is not installed. */
export const startNginx = async (server: Contestant): Promise<Contestant | undefined> => {
  if (!nginxPath) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-bench-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'proxy.conf'), shippedProxy(folder, [`http://127.0.0.1:${server.port}`], port));
  writeFileSync(join(folder, 'nginx.conf'), configurationIn(folder));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off; master_process off;'];
  const process = spawn(nginxPath, options, { stdio: 'ignore' });
  await untilAnswering('nginx', port);
  return { name: 'nginx', port, process };
};

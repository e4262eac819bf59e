import { spawn } from 'node:child_process';

/** Stored code would be a change of the watched folder. */
const environment = { ...process.env, NODE_ENV: 'development', NODE_DISABLE_COMPILE_CACHE: '1' };

/** Compiles, restarts the server and serves the client on every change: the client at port 5173. */
const start = (command: string, ...args: string[]) =>
  spawn(command, args, { stdio: 'inherit', env: environment });

const processes = [
  start('tsc', '-p', 'api', '--watch', '--preserveWatchOutput'),
  start('node', '--watch-path=dist/api', 'dist/api/main.js'),
  start('vite', '--config', 'web/vite.config.ts'),
];
process.on('SIGINT', () => {
  for (const each of processes) each.kill('SIGTERM');
});

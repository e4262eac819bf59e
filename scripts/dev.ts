import { spawn } from 'node:child_process';

/** Compiles, restarts the server and serves the client on every change: the client at port 5173. */
const start = (command: string, ...args: string[]) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } });

const processes = [
  start('tsc', '-p', 'api', '--watch', '--preserveWatchOutput'),
  start('node', '--watch-path=dist/api', 'dist/api/main.js'),
  start('vite', '--config', 'web/vite.config.ts'),
];
process.on('SIGINT', () => {
  for (const each of processes) each.kill('SIGTERM');
});

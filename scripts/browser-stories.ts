import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from './find-chromium.ts';
import { freePort } from './free-port.ts';

/** Waits until the marketplace answers; it prints its own complaints when it does not start. */
const untilOpen = async (address: string, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) throw new Error('The marketplace did not start.');
    const isOpen = await fetch(`${address}/ready`).then(
      answer => answer.ok,
      () => false,
    );
    if (isOpen) return;
    await pause(100);
  }
  throw new Error('The marketplace did not answer within a minute.');
};

/** Runs the browser stories against the built product with demo data in a folder of its own. */
const chromiumPath = findChromium();
const folder = mkdtempSync(join(tmpdir(), 'tiffin-stories-'));
const port = await freePort();
const address = `http://localhost:${port}`;
const server = spawn('node', ['dist/api/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    MODE: 'demo',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
let status = 1;
try {
  await untilOpen(address, server);
  const stories = spawnSync(
    'playwright',
    ['test', '--config', 'web/e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, BASE_URL: address, CHROMIUM_PATH: chromiumPath },
    },
  );
  status = stories.status ?? 1;
} finally {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(status);

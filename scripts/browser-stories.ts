import { spawnSync } from 'node:child_process';
import { findHeadlessShell } from './find-chromium.ts';
import { startProduct } from './running-product.ts';

/** Runs the browser stories against the built product; arguments go to Playwright, such as a file's name. */
const chromium = findHeadlessShell();
const product = await startProduct();
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'web/e2e/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, BASE_URL: product.address, CHROMIUM_PATH: chromium } },
);
product.stop();
process.exit(status ?? 1);

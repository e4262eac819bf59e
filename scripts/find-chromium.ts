import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

const attempt = (title: string, command: string, ...args: string[]): boolean => {
  process.stdout.write(`${title} ...\n`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
};

/** The package contains a program of the same name. */
const installFromDebian = (name: 'chromium' | 'chromium-headless-shell'): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  attempt('Reading the list of packages', 'apt-get', 'update', '-qq');
  attempt(`Installing ${name}`, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
  return existsSync(`/usr/bin/${name}`) ? `/usr/bin/${name}` : undefined;
};

const installPlaywrights = (): string | undefined => {
  attempt("Fetching Playwright's Chromium", 'playwright', 'install', 'chromium');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/**
 * Finds a Chromium for the browser stories: an installed one, Playwright's own, or one that can be installed.
 */
export const findChromium = (): string => {
  const named = process.env.CHROMIUM_PATH;
  const found = [named, ...usualPlaces, chromium.executablePath()].find(path => path && existsSync(path));
  const executable = found ?? installFromDebian('chromium') ?? installPlaywrights();
  if (executable) return executable;
  process.stderr.write(
    'The browser stories need Chromium, and none could be found or installed. Install Chromium or Chrome, ' +
      'or name one with CHROMIUM_PATH, and run the tests again.\n',
  );
  process.exit(1);
};

/**
 * Prefers a headless-shell Chromium, which only paints pages: the stories take a fifth less time. Else any Chromium.
 */
export const findHeadlessShell = (): string => {
  const found = [process.env.CHROMIUM_PATH, headlessShell].find(path => path && existsSync(path));
  return found ?? installFromDebian('chromium-headless-shell') ?? findChromium();
};

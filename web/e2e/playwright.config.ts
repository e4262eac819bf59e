import { defineConfig, devices } from '@playwright/test';

/** scripts/browser-stories.ts starts the product and says where it is. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // They end what hangs, also on a busy machine.
  timeout: 4 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: process.env.BASE_URL,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    // Its own story allows it; elsewhere it would stand between a story and the network it plays with.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    screenshot: 'only-on-failure',
  },
});

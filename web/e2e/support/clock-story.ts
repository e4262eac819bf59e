import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProduct } from '../../../scripts/running-product.ts';
import { storyIn } from './own-product-story.ts';

export interface Clock {
  address: string;
  /** Where earlier stories have left it, in milliseconds since 1970. */
  now(): number;
  /** Lets time pass until a moment, in the product and on the pages that are given; it never goes back. */
  moveTo(moment: string, ...pages: Page[]): Promise<void>;
}

/** Starts a product whose clock can be moved. */
export const startWithClock = async (
  environment: Record<string, string> = {},
): Promise<{ address: string; clock: Clock; stop: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-clock-'));
  const file = join(folder, 'ahead');
  let ahead = 0;
  writeFileSync(file, '0');
  const product = await startProduct({
    ...environment,
    CLOCK_AHEAD_FILE: file,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.mjs')}`,
  });
  const clock = {
    address: product.address,
    now: () => Date.now() + ahead,
    moveTo: async (moment: string, ...pages: Page[]) => {
      ahead = Math.max(ahead, Date.parse(moment) - Date.now());
      // The product may read it at any moment: what is half written would be another time.
      writeFileSync(`${file}.next`, String(ahead));
      renameSync(`${file}.next`, file);
      for (const page of pages) await page.clock.setSystemTime(Date.now() + ahead);
    },
  };
  const stop = () => {
    product.stop();
    rmSync(folder, { recursive: true });
  };
  return { address: product.address, clock, stop };
};

/** Stories in which time passes: a product of its own whose clock they move. */
export const clockStory = storyIn(() => startWithClock()).extend<{ clock: Clock }>({
  clock: async ({ place }, use) => use(place.clock),
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { startProduct } from './running-product.ts';

interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const categories = 'performance,accessibility,best-practices,seo';
const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking';

const measure = (address: string, chromium: string): Report => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  spawnSync(
    'lighthouse',
    [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories}`,
      `--chrome-flags=${flags}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: chromium } },
  );
  const report: Report = JSON.parse(readFileSync(output, 'utf8'));
  rmSync(folder, { recursive: true });
  return report;
};

const percent = (score: number | null) => (score === null ? '-' : String(Math.round(score * 100)));

const print = (path: string, { categories, audits }: Report): void => {
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${percent(score)}`);
  process.stdout.write(`${path}: ${scores.join(', ')}\n`);
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue } = audits[id]!;
      if (weight > 0 && score !== null && score < 1) {
        process.stdout.write(`    ${percent(score)}  ${title} ${displayValue ?? ''}\n`);
      }
    }
  }
};

/** Prints what Lighthouse says, as on a cheap phone, of the screens that strangers see first. */
const chromium = findChromium();
const product = await startProduct();
const kitchens: { id: string }[] = await (
  await fetch(`${product.address}/api/suppliers?city=San%20Jose`)
).json();
for (const path of ['/', '/home', `/supplier/${kitchens[0]?.id}`]) {
  print(path, measure(`${product.address}${path}`, chromium));
}
product.stop();

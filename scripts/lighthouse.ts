import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findHeadlessShell } from './find-chromium.ts';
import { leaveOutWaiting } from './processor-time.ts';
import { startProduct } from './running-product.ts';

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

interface Visit {
  path: string;
  /** The city chosen on an earlier visit. */
  city?: string;
}

/** A visit as measured, and as it would be on an idle machine. */
interface Measured {
  report: Report;
  undisturbed: Report;
}

const executablePath = findHeadlessShell();

const options = [
  '--quiet',
  '--output=json',
  '--disable-storage-reset',
  '--only-categories=performance,accessibility,best-practices,seo',
];

const runLighthouse = async (url: string, output: string, ...more: string[]): Promise<Report> => {
  const lighthouse = spawn('lighthouse', [url, ...options, `--output-path=${output}`, ...more], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: executablePath },
  });
  await once(lighthouse, 'exit');
  return JSON.parse(readFileSync(output, 'utf8'));
};

/** Sets the browser's storage as after an earlier visit. */
const chooseCity = async (address: string, profile: string, city: string): Promise<void> => {
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`${address}/health`);
  await page.evaluate(name => {
    localStorage.setItem('selectedCity', name);
    // biome-ignore lint/suspicious/noDocumentCookie: as the client does it
    document.cookie = 'city=chosen; path=/; max-age=3600';
  }, city);
  await browser.close();
};

/**
 * Measures one visit in a new browser, or one that only knows its city. Only Lighthouse is attached, and
 * scrollbars do not fade: without a graphics card each frame of that takes time from the page.
 */
const measure = async (address: string, { path, city }: Visit): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const profile = join(folder, 'profile');
  if (city) await chooseCity(address, profile, city);
  const url = `${address}${path}`;
  const output = join(folder, 'report.json');
  const gathered = join(folder, 'gathered');
  const flags = `--headless --hide-scrollbars --no-sandbox --disable-gpu --user-data-dir=${profile}`;
  try {
    const report = await runLighthouse(url, output, `-GA=${gathered}`, `--chrome-flags=${flags}`);
    leaveOutWaiting(join(gathered, 'trace.json'));
    return { report, undisturbed: await runLighthouse(url, output, `-A=${gathered}`) };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const performanceOf = ({ categories }: Report) => categories.performance?.score ?? null;

/** The median of five, as other load on the machine affects each; a run without a trace does not count. */
const measureInTurn = async (address: string, visit: Visit): Promise<Measured> => {
  const visits: Measured[] = [];
  for (let run = 0; run < 5; run++) visits.push(await measure(address, visit));
  const counted = visits
    .filter(({ report }) => performanceOf(report) !== null)
    .toSorted((one, other) => performanceOf(one.report)! - performanceOf(other.report)!);
  const middle = counted[Math.floor(counted.length / 2)];
  if (!middle) throw new Error(`Lighthouse could not measure ${visit.path}.`);
  return middle;
};

const percent = (score: number | null) => (score === null ? '-' : String(Math.round(score * 100)));

const print = (path: string, { report, undisturbed }: Measured): void => {
  const { categories, audits, environment } = report;
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${percent(score)}`);
  process.stdout.write(`${path}: ${scores.join(', ')}\n`);
  process.stdout.write(
    `    in processor time: Performance ${percent(performanceOf(undisturbed))} (machine ${environment.benchmarkIndex})\n`,
  );
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue } = audits[id]!;
      if (weight > 0 && score !== null && score < 1) {
        process.stdout.write(`    ${percent(score)}  ${title} ${displayValue ?? ''}\n`);
      }
    }
  }
};

/**
 * Prints what Lighthouse says, as on a cheap phone, of the screens that are seen first: the middle of five
 * visits. Lighthouse cannot tell waiting for the processor from work, so that a machine shared with others
 * lowers the score; what it would be without waiting is printed below, with Lighthouse's own figure of the
 * machine (below 1,000 it calls one too slow to take a phone's place).
 */
const product = await startProduct();
const city = 'San Jose';
const kitchens: { id: string }[] = await (
  await fetch(`${product.address}/api/suppliers?city=${encodeURIComponent(city)}`)
).json();
for (const visit of [{ path: '/' }, { path: '/home', city }, { path: `/supplier/${kitchens[0]?.id}` }]) {
  print(visit.path, await measureInTurn(product.address, visit));
}
product.stop();

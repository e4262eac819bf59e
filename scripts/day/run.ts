import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../../api/demo/demo-accounts.ts';
import { Caller } from '../rehearsal/caller.ts';
import { durationOf, Proofs, tableOf } from '../rehearsal/report.ts';
import { waitUntil } from '../rehearsal/timing.ts';
import { ReleaseCheckout } from '../release-checkout.ts';
import { noOutcomes } from './customers.ts';
import type { DayEmail } from './emails-twice.ts';
import { fillTown } from './fill.ts';
import { type Hour, hours, possibleAt } from './hours.ts';
import type { Answers } from './person.ts';
import { noteDelivered, type Play, playHour } from './play-hour.ts';
import { findPrograms } from './programs.ts';
import { proveDay } from './proofs.ts';
import { proveHour } from './prove-hour.ts';
import { customers, kitchens } from './settings.ts';
import { openSite, type Site } from './site.ts';
import { TownClock } from './town-clock.ts';

const timeZone = 'America/Chicago';
/** Tag or commit of the release that the day begins with; without one it is this checkout. */
const [release] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'tiffin-day-'));
const proofs = new Proofs(say);
const opened = new AsyncDisposableStack();

/** Waits until nothing of the hour is under way: an hour later it would look as if it hung. */
const settle = async ({ database, alerts }: Site): Promise<boolean> => {
  const isQuiet = () =>
    database.query(async client => {
      const { rows } = await client.query<{ waiting: number }>(
        `select (select count(*) from outbox)::int
           + (select count(*) from pgboss.job where state = 'active'
              or state in ('created', 'retry') and name in ('mail', 'push'))::int as waiting`,
      );
      return rows[0]!.waiting === 0;
    });
  const areAlertsOver = async () => alerts.firing.every(alert => alert === 'ErrorLogged');
  return (await waitUntil(isQuiet, 240)) && (await waitUntil(areAlertsOver, 90));
};

/** Builds the release that the day begins with, and returns its folder. */
const buildRelease = (): string | undefined => {
  if (!release) return undefined;
  say(`Builds ${release}.`);
  const checkout = ReleaseCheckout.make(release);
  opened.defer(() => checkout.remove());
  checkout.run('npm', 'run', 'build');
  return checkout.folder;
};

const openPlay = async (opened: Site): Promise<Play> => {
  const town = await opened.database.query(fillTown);
  const clock = await TownClock.open(opened, timeZone);
  const asha = new Caller(opened.origin);
  await asha.signInKitchen(demoAccounts.supplier.ein, demoAccounts.supplier.email);
  return { site: opened, town, clock, outcomes: noOutcomes(), asha: asha.token!, turns: 0 };
};

const playDay = async (): Promise<void> => {
  say(`A day of ${customers} customers and ${kitchens} kitchens in ${folder}.`);
  const site = await openSite(folder, findPrograms(), opened, buildRelease());
  const play = await openPlay(site);
  const rows: string[][] = [];
  const emails: DayEmail[] = [];
  for (const hour of hours) {
    rows.push(await playAndProve(play, hour));
    const isAfterCrash = hour.fault?.isCrash === true;
    for (const email of site.mail.take()) emails.push({ email, hour: hour.at, isAfterCrash });
  }
  say('\nAt the end of the day');
  await site.database.query(client => proveDay(client, proofs, { outcomes: play.outcomes, emails }));
  const { unfinished, uncertain, refused } = play.outcomes;
  const unanswered = unfinished + uncertain.size;
  proofs.add('no customer was left without an answer', unanswered === 0, String(unanswered));
  say(`\nRefused: ${[...refused].map(([why, count]) => `${why} ${count}`).join(', ') || 'nothing'}.\n`);
  say(tableOf(['Time', 'Hour', 'Requests', 'Repeated', 'Read p99', 'Order p50', 'Order p99'], rows));
};

const playAndProve = async (play: Play, planned: Hour): Promise<string[]> => {
  const { hour, leftOut } = possibleAt(play.site, planned);
  await play.clock.moveTo(hour.at);
  say(`\n${hour.at}  ${hour.title}${hour.fault ? `. ${hour.fault.what}` : ''}`);
  if (leftOut !== undefined) proofs.remark(`left out, as ${leftOut}: ${planned.fault!.what.toLowerCase()}`);
  play.site.alerts.during = `${hour.at} ${hour.title}`;
  const failuresBefore = play.site.servers.map(({ failures }) => failures.length);
  const answers = await playHour(play, hour);
  noteDelivered(play, hour, await play.clock.date());
  const isSettled = await settle(play.site);
  proofs.add(
    'work is done and alerts are over soon after',
    isSettled,
    isSettled ? '' : play.site.alerts.firing.join(),
  );
  const failures = play.site.servers.flatMap(({ failures }, number) =>
    failures.slice(failuresBefore[number]),
  );
  proveHour(proofs, hour, answers, play.site.alerts, failures);
  return rowOf(hour, answers);
};

const rowOf = (hour: Hour, { latency, unanswered }: Answers): string[] => {
  const requests = latency.names.reduce((sum, name) => sum + latency.countOf(name), 0);
  const repeated = [...unanswered.values()].reduce((sum, count) => sum + count, 0);
  const ms = (name: string, share: number) =>
    latency.countOf(name) === 0 ? '' : `${Math.round(latency.quantile(name, share))} ms`;
  return [
    hour.at,
    hour.fault?.what ?? hour.title,
    String(requests),
    String(repeated),
    ms('Kitchen', 0.99),
    ms('PlaceOrder', 0.5),
    ms('PlaceOrder', 0.99),
  ];
};

let cleaning: Promise<void> | undefined;

const cleanUp = (): Promise<void> => {
  cleaning ??= (async () => {
    try {
      await opened.disposeAsync();
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
  })();
  return cleaning;
};

// An interrupted day leaves nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

const startedAt = performance.now();
try {
  await playDay();
  say(`\nThe day took ${durationOf(performance.now() - startedAt)}.`);
} catch (error) {
  proofs.add('the day came to its end', false, error instanceof Error ? error.message : String(error));
} finally {
  await cleanUp();
}
if (proofs.failed > 0) {
  say(`\n${proofs.failed} of the proofs failed.`);
  process.exitCode = 1;
}

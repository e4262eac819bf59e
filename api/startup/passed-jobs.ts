import type { PgBoss } from 'pg-boss';
import type { Sql } from '../core/database/sql.ts';
import type { Log } from '../core/logging/log.ts';
import type { MovableClock } from '../core/operation/movable-clock.ts';
import { findStoredSandbox } from '../domains/sandbox/find-stored-sandbox.ts';
import { notePassedJobsSent } from '../domains/sandbox/note-passed-jobs.ts';

/** However often the clock is moved, no more jobs than one of each queue in so many seconds. */
const secondsPerRun = 5;

/** For moves of processes that ended before they sent the jobs, and for jobs that could not be sent. */
const pollMilliseconds = 5000;

interface Parts {
  boss: PgBoss;
  clock: MovableClock;
  sql: Sql;
  log: Log;
}

/**
 * After each move of a sandbox's clock, runs the jobs whose times it passed: their schedules go by real time. The move notes in
 * the database that they are to be sent, so that any process does it when the one that moved the clock has ended.
 */
export const runPassedJobs = (parts: Parts): void => {
  const { clock, log } = parts;
  const run = (from: Date) => {
    sendAllPassed(parts, from).catch(error =>
      log.error({ err: error }, 'sandbox clock: starting passed jobs failed; trying again in 5 s'),
    );
  };
  clock.onMoved(run);
  // Nothing is passed since now, but for what is noted.
  run(clock.read());
  setInterval(() => run(clock.read()), pollMilliseconds).unref();
};

/** Sends the jobs that were passed since a time, or since an earlier one from which on they were not sent. */
export const sendAllPassed = async ({ boss, clock, sql }: Parts, from: Date): Promise<void> => {
  const stored = await findStoredSandbox(sql);
  if (!stored) return;
  clock.takeAhead(stored.aheadMinutes);
  const { passedJobsFrom, aheadMinutes } = stored;
  const noted = passedJobsFrom ? new Date(passedJobsFrom) : from;
  await sendPassedJobs(boss, noted < from ? noted : from, clock.read());
  if (passedJobsFrom) await notePassedJobsSent(sql, aheadMinutes);
};

/**
 * Sends a job to each queue whose schedule has a time after `from`, and not after `to`. Each process does this when it
 * knows the new time, so that the last jobs start when all of them do. One that cannot be sent holds up none.
 */
export const sendPassedJobs = async (boss: PgBoss, from: Date, to: Date): Promise<void> => {
  const passed = (await boss.getSchedules()).filter(({ cron, timezone }) => {
    const [next] = boss.previewSchedule(cron, { tz: timezone, from, count: 1 });
    return next && next <= to;
  });
  const options = { singletonSeconds: secondsPerRun, singletonNextSlot: true };
  const sent = await Promise.allSettled(passed.map(({ name, data }) => boss.send(name, data ?? {}, options)));
  const reasons = sent.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
  if (reasons.length > 0) throw new AggregateError(reasons, 'Some passed jobs were not sent.');
};

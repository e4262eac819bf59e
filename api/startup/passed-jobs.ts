import type { PgBoss } from 'pg-boss';
import type { Log } from '../core/logging/log.ts';
import type { MovableClock } from '../core/operation/movable-clock.ts';

/** However often the clock is moved, no more jobs than one of each queue in so many seconds. */
const secondsPerRun = 5;

/** After each move of a sandbox's clock, runs the jobs whose times it passed: their schedules go by real time. */
export const runPassedJobs = (boss: PgBoss, clock: MovableClock, log: Log): void =>
  clock.onMoved((from, to) => {
    sendPassedJobs(boss, from, to).catch(error =>
      log.error({ err: error }, 'sandbox clock: starting passed jobs failed; they run by their schedule'),
    );
  });

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

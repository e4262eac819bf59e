import type { Services } from '../core/operation/ctx.ts';
import { ExportStarted } from '../domains/exports/export-events.ts';
import { makeExports } from '../domains/exports/make-exports.ts';
import type { Jobs } from './jobs.ts';

const everyMinute = '* * * * *';
/**
 * One process makes exports, one at a time, and one job may wait meanwhile. A process that died is noticed within two
 * minutes.
 */
const policy = { policy: 'stately', heartbeatSeconds: 60, expireInSeconds: 4 * 60 * 60 } as const;

/** Makes exports. What waits is in its own table, so that no job is lost. */
export const exportJobs = async (jobs: Jobs, services: Services): Promise<void> => {
  await jobs.add('exports', { ...policy, pollingIntervalSeconds: 2, schedule: everyMinute }, () =>
    makeExports(services),
  );
  services.subscribers.after(ExportStarted, () => jobs.sendSoon('exports'));
};

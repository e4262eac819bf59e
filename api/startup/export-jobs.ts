import type { PgBoss } from 'pg-boss';
import type { Services } from '../core/operation/ctx.ts';
import { ExportStarted } from '../domains/exports/export-events.ts';
import { makeExports } from '../domains/exports/make-exports.ts';

const everyMinute = '* * * * *';
/**
 * One process makes exports, one at a time, and one job may wait meanwhile. A process that died is noticed within two
 * minutes.
 */
const policy = { policy: 'stately', heartbeatSeconds: 60, expireInSeconds: 4 * 60 * 60 } as const;

/** Makes exports. What waits is in its own table, so that no job is lost. */
export const exportJobs = async (boss: PgBoss, services: Services): Promise<void> => {
  await boss.createQueue('exports', policy);
  await boss.work('exports', { pollingIntervalSeconds: 2 }, () => makeExports(services));
  await boss.schedule('exports', everyMinute);
  services.subscribers.after(ExportStarted, () => void boss.send('exports', {}).catch(() => undefined));
};

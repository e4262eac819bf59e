import { withRight } from '../../../core/access/rules.ts';
import { coalesced } from '../../../core/limits/coalesced.ts';
import type { Ctx, Services } from '../../../core/operation/ctx.ts';
import { findOutboxBacklog } from '../../notifications/delivery/find-outbox-backlog.ts';
import { countDueWebhooks } from '../../webhooks/count-due-webhooks.ts';
import type { BackgroundOverview } from './background-overview.ts';

/** Counting all jobs takes long only when the database has too much to do. */
const timeoutMs = 3000;

const readOf = ({ services: { sql, jobs, clock, wallClock } }: Ctx) =>
  coalesced(timeoutMs, async (): Promise<BackgroundOverview> => {
    const now = clock();
    const [queues, outbox, dueWebhooks] = await Promise.all([
      jobs.list(),
      findOutboxBacklog(sql, now),
      countDueWebhooks(sql, now),
    ]);
    // Jobs run by real time, also where the clock of a sandbox is ahead.
    return { asOf: wallClock(), queues, outbox, dueWebhooks };
  });

const reads = new WeakMap<Services, ReturnType<typeof readOf>>();

/** Reads what the marketplace does by itself; once for all operators who ask meanwhile. */
export const findBackgroundWork = (ctx: Ctx): Promise<BackgroundOverview> => {
  ctx.viewer.must(withRight('MANAGE_BACKGROUND_WORK'));
  const read = reads.get(ctx.services) ?? readOf(ctx);
  reads.set(ctx.services, read);
  return read();
};

import { LockMode } from '@mikro-orm/sql';
import { clockAheadMinutesLimit, clockMove } from '../../../schema/rules/sandbox.ts';
import { withRight, withScope } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { SandboxClockMoved } from './sandbox-events.ts';
import type { MoveSandboxClockInput } from './sandbox-inputs.ts';
import { ClockTooFarAhead, NotASandbox } from './sandbox-problems.ts';
import { StoredSandbox, sandboxId } from './stored-sandbox.ts';

const minuteInMs = 60_000;

const lockSandbox = ({ em }: Work): Promise<StoredSandbox> =>
  em.findOneOrFail(StoredSandbox, sandboxId, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Moves the clock of a sandbox forward, in all of its processes. Two moves at the same time add up. */
export const moveSandboxClock = operation(
  withScope('SANDBOX_WRITE', withRight('MOVE_CLOCK')),
  async (work: Work, input: MoveSandboxClockInput): Promise<undefined | Problem> => {
    if (!work.ctx.services.sandbox) return new NotASandbox();
    const asked = checked(clockMove, input);
    if (asked instanceof InvalidInput) return asked;
    const stored = await lockSandbox(work);
    const before = stored.aheadMinutes;
    const aheadMinutes = before + asked.forwardMinutes;
    if (aheadMinutes > clockAheadMinutesLimit) return new ClockTooFarAhead();
    stored.aheadMinutes = aheadMinutes;
    // With the move, as the process that commits it may end before it sends the jobs.
    stored.passedJobsFrom ??= new Date(work.ctx.services.wallClock().getTime() + before * minuteInMs);
    recordAudit(work, {
      action: 'SANDBOX_CLOCK_MOVED',
      subjectKind: 'sandbox',
      subjectId: sandboxId,
      subjectName: 'Clock of the sandbox',
      before: { aheadMinutes: before },
      after: { aheadMinutes },
    });
    work.record(new SandboxClockMoved(aheadMinutes));
    return undefined;
  },
);

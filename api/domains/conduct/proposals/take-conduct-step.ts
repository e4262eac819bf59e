import { conductPauseDays } from '../../../../schema/constants.ts';
import { conductWords } from '../../../../schema/rules/conduct.ts';
import { daysAfter } from '../../../../schema/rules/days.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { pauseLocked } from '../../suppliers/admin/pause-locked.ts';
import { suspendLocked } from '../../suppliers/admin/suspend-locked.ts';
import type { Supplier } from '../../suppliers/supplier.ts';
import { todayOfSupplier } from '../../suppliers/today-of-supplier.ts';
import type { ConductStep } from '../conduct-enums.ts';
import { KitchenPausedByAdmin, KitchenWarned } from '../conduct-events.ts';
import type { TakeConductStepInput } from './conduct-inputs.ts';
import { lockOpenProposal } from './lock-open-proposal.ts';
import { recordDecision } from './record-decision.ts';

interface Step {
  kitchen: Supplier;
  words: string;
  /** Today in the kitchen's time zone, and the first day after a pause. */
  today: string;
  pausedUntil: string;
}

/** What each step does to the kitchen. Suspending notifies the kitchen itself. */
const perform: Record<ConductStep, (work: Work, step: Step) => Promise<void>> = {
  WARN: async (work, { kitchen, words }) => work.record(new KitchenWarned(kitchen.id, words)),
  PAUSE: async (work, { kitchen, words, today, pausedUntil }) => {
    await pauseLocked(work, kitchen, { today, until: pausedUntil });
    work.record(new KitchenPausedByAdmin(kitchen.id, pausedUntil, words));
  },
  SUSPEND: (work, { kitchen, words }) => suspendLocked(work, kitchen, words),
};

/** Takes a proposed step, with words that the kitchen reads. */
export const takeConductStep = operation(
  withRight('MANAGE_KITCHENS'),
  async (
    work: Work,
    { proposalId, ...input }: TakeConductStepInput,
  ): Promise<{ proposalId: string } | Problem> => {
    const words = checked(conductWords, input.words, 'words');
    if (words instanceof InvalidInput) return words;
    const locked = await lockOpenProposal(work, proposalId);
    if (locked instanceof Problem) return locked;
    const { proposal, kitchen } = locked;
    const today = await todayOfSupplier(work, kitchen.id);
    const pausedUntil = daysAfter(today, conductPauseDays);
    const decision = { decidedById: work.viewer.userId, words, reason: null };
    proposal.decide('TAKEN', { ...decision, ...(proposal.step === 'PAUSE' && { pausedUntil }) }, work.now);
    // Before what a suspension does to open proposals.
    await work.em.flush();
    recordDecision(work, 'CONDUCT_STEP_TAKEN', kitchen, proposal, words);
    await perform[proposal.step](work, { kitchen, words, today, pausedUntil });
    return { proposalId: proposal.id };
  },
);

import { decisionReason } from '../../../../schema/rules/decision.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import type { DismissConductProposalInput } from './conduct-inputs.ts';
import { lockOpenProposal } from './lock-open-proposal.ts';
import { recordDecision } from './record-decision.ts';

/** Dismisses a proposed step: nothing happens to the kitchen. */
export const dismissConductProposal = operation(
  withRight('MANAGE_KITCHENS'),
  async (
    work: Work,
    { proposalId, ...input }: DismissConductProposalInput,
  ): Promise<{ proposalId: string } | Problem> => {
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const locked = await lockOpenProposal(work, proposalId);
    if (locked instanceof Problem) return locked;
    const { proposal, kitchen } = locked;
    proposal.decide('DISMISSED', { decidedById: work.viewer.userId, words: null, reason }, work.now);
    recordDecision(work, 'CONDUCT_STEP_DISMISSED', kitchen, proposal, reason);
    return { proposalId: proposal.id };
  },
);

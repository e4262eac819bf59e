import { Field } from 'type-graphql';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';
import { ConductProposalStatus } from '../conduct-enums.ts';

@ProblemType('CONDUCT_PROPOSAL_NOT_FOUND')
export class ConductProposalNotFound extends Problem {
  readonly code = 'CONDUCT_PROPOSAL_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'There is no such proposal.', 'proposalId');
  }
}

const why: Record<Exclude<ConductProposalStatus, 'OPEN'>, string> = {
  TAKEN: /*i18n*/ 'This step was already taken.',
  DISMISSED: /*i18n*/ 'This proposal was already dismissed.',
  VOID: /*i18n*/ 'This proposal is no longer needed. Nothing was changed.',
};

@ProblemType('CONDUCT_PROPOSAL_CLOSED')
export class ConductProposalClosed extends Problem {
  readonly code = 'CONDUCT_PROPOSAL_CLOSED';

  @Field(() => ConductProposalStatus, { description: 'Status of the proposal.' })
  status: ConductProposalStatus;

  constructor(status: Exclude<ConductProposalStatus, 'OPEN'>) {
    super(why[status], 'proposalId');
    this.status = status;
  }
}

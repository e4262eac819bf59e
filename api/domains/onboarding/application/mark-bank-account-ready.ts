import { suppliers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { needsFreshProof } from '../../identity/fresh-proof/needs-fresh-proof.ts';
import { Application } from '../../suppliers/application.ts';
import { ApplicationNotFound, StepAlreadyDone } from '../onboarding-problems.ts';
import { OnboardingStepId } from '../onboarding-step-id.ts';
import { kitchenNameOf } from '../registration/kitchen-name.ts';
import { lockOwnApplication } from './lock-application.ts';

/** Marks the kitchen's bank account as ready to be verified. */
export const markBankAccountReady = operation(
  suppliers,
  async (work: Work, _: null): Promise<Application | Problem> => {
    const stale = needsFreshProof(work);
    if (stale) return stale;
    const application = await lockOwnApplication(work);
    if (!application) return new ApplicationNotFound();
    if (application.bankAccountReadyAt) return new StepAlreadyDone(OnboardingStepId.BANK_ACCOUNT);
    application.bankAccountReadyAt = work.now;
    recordAudit(work, {
      action: 'BANK_ACCOUNT_READY',
      subjectKind: 'application',
      subjectId: application.id,
      subjectName: await kitchenNameOf(work.em, application),
    });
    return application;
  },
);

import { suppliers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Application } from '../../suppliers/application.ts';
import { isInKitchensHands, OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { ApplicationSubmitted } from '../onboarding-events.ts';
import { ApplicationMoved, ApplicationNotFound, StepsIncomplete } from '../onboarding-problems.ts';
import { kitchenNameOf } from '../registration/kitchen-name.ts';
import { factsOf } from '../review/facts-of.ts';
import { incompleteRequiredSteps } from './checklist.ts';
import { lockOwnApplication } from './lock-application.ts';

/** Submits the application for review, for the first time or after a rejection. */
export const submitForReview = operation(
  suppliers,
  async (work: Work, _: null): Promise<Application | Problem> => {
    const { em, now, record } = work;
    const application = await lockOwnApplication(work);
    if (!application) return new ApplicationNotFound();
    if (!isInKitchensHands(application.status)) return new ApplicationMoved(application.status);
    const missing = incompleteRequiredSteps(await factsOf(em, application));
    if (missing.length > 0) return new StepsIncomplete(missing);

    const before = { status: application.status };
    application.moveTo(OnboardingStatus.DOCUMENTS_SUBMITTED, now);
    recordAudit(work, {
      action: 'APPLICATION_SUBMITTED',
      subjectKind: 'application',
      subjectId: application.id,
      subjectName: await kitchenNameOf(em, application),
      before,
      after: { status: application.status },
    });
    record(new ApplicationSubmitted(application.supplierId, application.id));
    return application;
  },
);

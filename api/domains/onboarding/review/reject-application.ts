import { rejectionReason } from '../../../../schema/rules/onboarding.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { Application } from '../../suppliers/application.ts';
import { comesFrom, OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { lockApplication } from '../application/lock-application.ts';
import type { RejectApplicationInput } from '../onboarding-inputs.ts';
import { ApplicationMoved, ApplicationNotFound } from '../onboarding-problems.ts';
import { decide } from './decide.ts';
import { DecisionKind } from './decision.ts';

/** Rejects an application, with what the kitchen has to correct. */
export const rejectApplication = operation(
  withRight('REVIEW_KITCHENS'),
  async (work: Work, input: RejectApplicationInput): Promise<Application | Problem> => {
    const reason = checked(rejectionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const application = await lockApplication(work, input.applicationId);
    if (!application) return new ApplicationNotFound();
    const to = OnboardingStatus.REJECTED;
    if (!comesFrom[to].includes(application.status)) return new ApplicationMoved(application.status);
    await decide(work, { kind: DecisionKind.APPLICATION_REJECTED, application, reason }, () =>
      application.moveTo(to, work.now, reason),
    );
    return application;
  },
);

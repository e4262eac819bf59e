import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { Application } from '../../suppliers/application.ts';
import { comesFrom, OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { lockApplication } from '../application/lock-application.ts';
import { ApplicationMoved, ApplicationNotFound } from '../onboarding-problems.ts';
import { decide } from './decide.ts';
import { DecisionKind } from './decision.ts';

/** Starts the review of an application. */
export const startReview = operation(
  withRight('REVIEW_KITCHENS'),
  async (work: Work, applicationId: string): Promise<Application | Problem> => {
    const application = await lockApplication(work, applicationId);
    if (!application) return new ApplicationNotFound();
    const to = OnboardingStatus.UNDER_REVIEW;
    if (!comesFrom[to].includes(application.status)) return new ApplicationMoved(application.status);
    await decide(work, { kind: DecisionKind.REVIEW_STARTED, application }, () =>
      application.moveTo(to, work.now),
    );
    return application;
  },
);

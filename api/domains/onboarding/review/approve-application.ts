import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { Application } from '../../suppliers/application.ts';
import { comesFrom, OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { refreshListing } from '../../suppliers/refresh-listing.ts';
import { mandatoryDocumentsNotAccepted } from '../application/checklist.ts';
import { lockApplication } from '../application/lock-application.ts';
import { ApplicationMoved, ApplicationNotFound, DocumentsNotAccepted } from '../onboarding-problems.ts';
import { decide } from './decide.ts';
import { DecisionKind } from './decision.ts';
import { factsOf } from './facts-of.ts';

/** Approves an application, once every mandatory document is accepted. */
export const approveApplication = operation(
  withRight('REVIEW_KITCHENS'),
  async (work: Work, applicationId: string): Promise<Application | Problem> => {
    const { em, sql, now } = work;
    const application = await lockApplication(work, applicationId);
    if (!application) return new ApplicationNotFound();
    const to = OnboardingStatus.APPROVED;
    if (!comesFrom[to].includes(application.status)) return new ApplicationMoved(application.status);
    const open = mandatoryDocumentsNotAccepted(await factsOf(em, application));
    if (open.length > 0) return new DocumentsNotAccepted(open);
    await decide(work, { kind: DecisionKind.APPLICATION_APPROVED, application }, () =>
      application.moveTo(to, now),
    );
    await em.flush();
    await refreshListing(sql, application.supplierId);
    return application;
  },
);

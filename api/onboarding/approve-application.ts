import { operation, type Work } from '../core/operation.ts';
import type { Problem } from '../core/problem.ts';
import { admins } from '../core/rules.ts';
import { relist } from '../suppliers/relist.ts';
import { Application } from './application.ts';
import { mandatoryDocumentsNotAccepted } from './checklist.ts';
import { decide } from './decide.ts';
import { DecisionKind } from './decision.ts';
import { factsOf } from './facts-of.ts';
import { holdApplication } from './hold-application.ts';
import { ApplicationMoved, ApplicationNotFound, DocumentsNotAccepted } from './onboarding-problems.ts';
import { comesFrom, OnboardingStatus } from './onboarding-status.ts';

/** An admin lets a kitchen sell, once every mandatory document is accepted. */
export const approveApplication = operation(
  admins,
  async (work: Work, applicationId: string): Promise<Application | Problem> => {
    const { em, sql, now } = work;
    const application = await holdApplication(work, applicationId);
    if (!application) return new ApplicationNotFound();
    const to = OnboardingStatus.APPROVED;
    if (!comesFrom[to].includes(application.status)) return new ApplicationMoved(application.status);
    const open = mandatoryDocumentsNotAccepted(await factsOf(em, application));
    if (open.length > 0) return new DocumentsNotAccepted(open);
    await decide(work, { kind: DecisionKind.APPLICATION_APPROVED, application }, () =>
      application.moveTo(to, now),
    );
    await em.flush();
    await relist(sql, application.supplierId);
    return application;
  },
);

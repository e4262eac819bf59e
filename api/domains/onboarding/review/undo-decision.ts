import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Application } from '../../suppliers/application.ts';
import { refreshListing } from '../../suppliers/refresh-listing.ts';
import { Document } from '../application/document.ts';
import { lockApplication } from '../application/lock-application.ts';
import { DecisionUndone } from '../onboarding-events.ts';
import { ApplicationNotFound, CannotUndo } from '../onboarding-problems.ts';
import { kitchenNameOf } from '../registration/kitchen-name.ts';
import { Decision, undoableUntil } from './decision.ts';
import { isUndoable } from './is-undoable.ts';

/** Undoes a decision within a minute and restores what it changed. */
export const undoDecision = operation(
  withRight('REVIEW_KITCHENS'),
  async (work: Work, decisionId: string): Promise<Application | Problem> => {
    const { em, sql, now, record } = work;
    const known = isIdentifier(decisionId) ? await em.findOne(Decision, { id: decisionId }) : null;
    const application = known && (await lockApplication(work, known.applicationId));
    if (!known || !application) return new ApplicationNotFound();
    const decision = (await em.refresh(known))!;
    if (decision.undoneAt) return new CannotUndo(CannotUndo.undone);
    if (now > undoableUntil(decision.decidedAt)) return new CannotUndo(CannotUndo.tooLate);
    const document = decision.documentId
      ? await em.findOneOrFail(Document, { id: decision.documentId })
      : null;
    const subject: Application | Document = document ?? application;
    if (!(await isUndoable(work, decision, subject))) return new CannotUndo(CannotUndo.superseded);

    const { status, rejectionReason, decidedAt } = decision.before;
    const undone = subject.status;
    Object.assign(subject, { status, rejectionReason, decidedAt: decidedAt && new Date(decidedAt) });
    decision.undoneAt = now;
    recordAudit(work, {
      action: 'DECISION_UNDONE',
      subjectKind: 'application',
      subjectId: application.id,
      subjectName: await kitchenNameOf(em, application),
      before: { decision: decision.kind, status: undone, ...(document && { document: document.stepId }) },
      after: { status, ...(document && { document: document.stepId }) },
    });
    await em.flush();
    await refreshListing(sql, application.supplierId);
    record(new DecisionUndone(application.supplierId, application.id, decision.id));
    return application;
  },
);

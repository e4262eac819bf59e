import { LockMode } from '@mikro-orm/core';
import { decisionReason } from '../../../../schema/rules/decision.ts';
import { viewMinutes } from '../../../../schema/rules/staff.ts';
import { Role } from '../../../core/access/role.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { NotSignedIn } from '../../../core/operation/failures.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { PersonNotFound } from '../../accounts/person-problems.ts';
import { subjectOfPerson } from '../../audit/find-audit-events.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { needsFreshProof } from '../../identity/fresh-proof/needs-fresh-proof.ts';
import { endView } from '../../identity/sessions/end-view.ts';
import { Session } from '../../identity/sessions/session.ts';
import { SessionChanged } from '../../identity/sessions/session-changed.ts';
import { User } from '../../identity/user.ts';
import type { StartViewAsInput } from '../staff-inputs.ts';
import { ViewChanged } from './view-changed.ts';

/** Lets a staff member see the product as a customer or a kitchen sees it, in this session and for a while. */
export const startViewAs = operation(
  withRight('VIEW_AS'),
  async (work: Work, input: StartViewAsInput): Promise<ViewChanged | Problem> => {
    const { em, viewer, now } = work;
    const stale = needsFreshProof(work);
    if (stale) return stale;
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const person = isIdentifier(input.personId) ? await em.findOne(User, { id: input.personId }) : null;
    if (!person || person.erasedAt) return new PersonNotFound();
    if (person.role === Role.ADMIN) return new InvalidInput('Staff cannot be viewed.', 'personId');

    const { sessionId, userId } = viewer.session!;
    // One that ended by time is still in the session.
    await endView(work, sessionId);
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const session = await em.findOne(Session, { id: sessionId, userId }, { lockMode });
    if (!session) throw new NotSignedIn();
    const viewUntil = new Date(now.getTime() + viewMinutes * 60_000);
    em.assign(session, { viewing: person.id, viewReason: reason, viewUntil });
    await em.flush();
    work.record(new SessionChanged(sessionId));
    recordAudit(work, {
      action: 'VIEW_STARTED',
      subjectKind: subjectOfPerson,
      subjectId: person.id,
      subjectName: person.role.toLowerCase(),
      after: { until: viewUntil.toISOString() },
      reason,
    });
    work.ctx.noteSecurity('account event', { reason: 'VIEW_STARTED', userId });
    return new ViewChanged(person, sessionId, viewUntil);
  },
);

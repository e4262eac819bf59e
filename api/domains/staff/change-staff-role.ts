import { decisionReason } from '../../../schema/rules/decision.ts';
import { withRight } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { lockPerson } from '../accounts/lock-person.ts';
import { MustStay, PersonNotFound } from '../accounts/person-problems.ts';
import { recordPersonAudit } from '../accounts/record-person-audit.ts';
import { refreshApiTokens } from '../identity/api-tokens/refresh-api-tokens.ts';
import { needsFreshProof } from '../identity/fresh-proof/needs-fresh-proof.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import type { ChangeStaffRoleInput } from './staff-inputs.ts';

/** Changes the role of a staff member, who has to sign in again: no open session has the rights of the old role. */
export const changeStaffRole = operation(
  withRight('MANAGE_STAFF'),
  async (work: Work, input: ChangeStaffRoleInput): Promise<{ personId: string } | Problem> => {
    const stale = needsFreshProof(work);
    if (stale) return stale;
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const { person, isLastOwner } = await lockPerson(work, input.personId);
    if (!person?.staffRole) return new PersonNotFound();
    const before = person.staffRole;
    if (before === input.staffRole) return new AlreadyDone('They already have this role.', 'staffRole');
    if (isLastOwner) return new MustStay(MustStay.lastOwner);
    if (person.id === work.viewer.userId) return new MustStay(MustStay.ownRole);

    person.staffRole = input.staffRole;
    await work.em.flush();
    const sessionsEnded = await endSessions(work, person.id);
    await refreshApiTokens(work, person.id);
    recordPersonAudit(work, 'STAFF_ROLE_CHANGED', person, {
      before: { staffRole: before },
      after: { staffRole: input.staffRole, sessionsEnded },
      reason,
    });
    return { personId: person.id };
  },
);

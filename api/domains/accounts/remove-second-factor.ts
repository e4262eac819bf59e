import { decisionReason } from '../../../schema/rules/decision.ts';
import { withRight } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { needsFreshProof } from '../identity/fresh-proof/needs-fresh-proof.ts';
import { FactorChanged } from '../identity/second-factor/factor-changed.ts';
import { removeFactors } from '../identity/second-factor/remove-factors.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonDecisionInput } from './person-inputs.ts';
import { MustStay, PersonNotFound } from './person-problems.ts';
import { recordPersonAudit } from './record-person-audit.ts';

/**
 * Removes all second factors of a person who lost them, after an admin has checked who is asking. The person is
 * notified and signed out everywhere, and signs in by the first factor again.
 */
export const removeSecondFactor = operation(
  withRight('MANAGE_PEOPLE'),
  async (work: Work, input: PersonDecisionInput): Promise<{ personId: string } | Problem> => {
    const stale = needsFreshProof(work);
    if (stale) return stale;
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const { person } = await lockPerson(work, input.personId);
    if (!person) return new PersonNotFound();
    if (person.id === work.viewer.userId) return new MustStay(MustStay.ownFactors);
    if (!(await removeFactors(work.em, person.id)))
      return new AlreadyDone('This person has no two-step verification.', 'personId');
    const sessionsEnded = await endSessions(work, person.id);
    recordPersonAudit(work, 'SECOND_FACTOR_REMOVED', person, { after: { sessionsEnded }, reason });
    work.record(new FactorChanged(person.id, 'SECOND_FACTOR_REMOVED'));
    return { personId: person.id };
  },
);

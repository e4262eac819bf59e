import { decisionReason } from '../../../schema/rules/decision.ts';
import { withRight } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { endCredentials } from '../identity/sessions/end-credentials.ts';
import { removeWebhooks } from '../webhooks/remove-webhooks.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonDecisionInput } from './person-inputs.ts';
import { MustStay, PersonNotFound } from './person-problems.ts';
import { recordPersonAudit } from './record-person-audit.ts';
import { refreshKitchenOf } from './refresh-kitchen-of.ts';

/**
 * Disables an account: its sessions and API tokens end, the person cannot sign in, and their kitchen is no longer listed.
 */
export const disablePerson = operation(
  withRight('MANAGE_PEOPLE'),
  async (work: Work, input: PersonDecisionInput): Promise<{ personId: string } | Problem> => {
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const { person, isLastOwner } = await lockPerson(work, input.personId);
    if (!person) return new PersonNotFound();
    if (person.disabledAt) return new AlreadyDone('This account is already disabled.', 'personId');
    if (isLastOwner) return new MustStay(MustStay.lastOwner);
    if (person.id === work.viewer.userId) return new MustStay(MustStay.yourself);

    person.disabledAt = work.now;
    await work.em.flush();
    const ended = await endCredentials(work, person.id);
    await removeWebhooks(work, { userId: person.id });
    await refreshKitchenOf(work, person.id);
    recordPersonAudit(work, 'PERSON_DISABLED', person, {
      before: { disabled: false },
      after: { disabled: true, ...ended },
      reason,
    });
    return { personId: person.id };
  },
);

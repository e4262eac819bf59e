import { decisionReason } from '../../../schema/rules/decision.ts';
import { admins } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonDecisionInput } from './person-inputs.ts';
import { PersonNotFound } from './person-problems.ts';
import { recordPersonAudit } from './record-person-audit.ts';
import { refreshKitchenOf } from './refresh-kitchen-of.ts';

/** Enables a disabled account. */
export const enablePerson = operation(
  admins,
  async (work: Work, input: PersonDecisionInput): Promise<{ personId: string } | Problem> => {
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const { person } = await lockPerson(work, input.personId);
    if (!person) return new PersonNotFound();
    if (!person.disabledAt) return new AlreadyDone('This account is not disabled.', 'personId');

    person.disabledAt = null;
    await work.em.flush();
    await refreshKitchenOf(work, person.id);
    const [before, after] = [{ disabled: true }, { disabled: false }];
    recordPersonAudit(work, 'PERSON_ENABLED', person, { before, after, reason });
    return { personId: person.id };
  },
);

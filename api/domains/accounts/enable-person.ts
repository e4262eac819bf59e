import { decisionReason } from '../../../schema/rules/decision.ts';
import { withRight } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { isSharedWithStaff, lockAddress } from '../identity/claim-address.ts';
import { AddressInUse } from '../identity/identity-problems.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonDecisionInput } from './person-inputs.ts';
import { PersonNotFound } from './person-problems.ts';
import { recordPersonAudit } from './record-person-audit.ts';
import { refreshKitchenOf } from './refresh-kitchen-of.ts';

/** Enables a disabled account. */
export const enablePerson = operation(
  withRight('MANAGE_PEOPLE'),
  async (work: Work, input: PersonDecisionInput): Promise<{ personId: string } | Problem> => {
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const { person } = await lockPerson(work, input.personId);
    if (!person) return new PersonNotFound();
    if (!person.disabledAt) return new AlreadyDone('This account is not disabled.', 'personId');

    await lockAddress(work.sql, person.email);
    if (await isSharedWithStaff(work.sql, person)) return new AddressInUse(AddressInUse.enabling);
    person.disabledAt = null;
    await work.em.flush();
    await refreshKitchenOf(work, person.id);
    const [before, after] = [{ disabled: true }, { disabled: false }];
    recordPersonAudit(work, 'PERSON_ENABLED', person, { before, after, reason });
    return { personId: person.id };
  },
);

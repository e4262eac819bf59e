import { decisionReason } from '../../../schema/rules/decision.ts';
import { withRight } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { endCredentials } from '../identity/sessions/end-credentials.ts';
import { removeWebhooks } from '../webhooks/remove-webhooks.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonDecisionInput } from './person-inputs.ts';
import { PersonNotFound } from './person-problems.ts';
import { recordPersonAudit } from './record-person-audit.ts';

/** Signs a person out everywhere, and ends their API tokens and webhooks; they may sign in again. */
export const endPersonSessions = operation(
  withRight('MANAGE_PEOPLE'),
  async (work: Work, input: PersonDecisionInput): Promise<{ personId: string } | Problem> => {
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const { person } = await lockPerson(work, input.personId);
    if (!person) return new PersonNotFound();
    const ended = await endCredentials(work, person.id);
    await removeWebhooks(work, { userId: person.id });
    if (ended.sessionsEnded === 0 && !ended.apiTokensEnded)
      return new AlreadyDone('This person has no active sessions or API tokens.', 'personId');
    recordPersonAudit(work, 'SESSIONS_ENDED', person, { after: { ...ended }, reason });
    return { personId: person.id };
  },
);

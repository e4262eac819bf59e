import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Work } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import type { HouseholdSaved } from '../households/household-events.ts';
import { TiffinPlan } from './tiffin-plan.ts';

const plansWithConflicts = query({ TiffinPlan }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('TiffinPlan')
    .select('id')
    .where('customerId', '=', userId)
    .where(({ ref }) => sql<boolean>`${ref('agreedConflicts')} <> '[]'`),
);

/** Forgets what was agreed to for people who no longer eat with the customer: it says what they never eat. */
export const forgetConflicts = async (
  { em, sql }: Work,
  { userId, personIds }: HouseholdSaved,
): Promise<void> => {
  const found = await plansWithConflicts.all(sql, { userId });
  const plans = await em.find(
    TiffinPlan,
    { id: found.map(({ id }) => id) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const plan of plans) {
    plan.agreedConflicts = plan.agreedConflicts.filter(({ personId }) => personIds.includes(personId));
  }
};

import { hasNeeds } from '../../../schema/rules/breaks-diet.ts';
import { type Household as HouseholdFacts, household } from '../../../schema/rules/household.ts';
import { customersThemselves } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { lockUser } from '../identity/lock-user.ts';
import { Household } from './household.ts';
import { HouseholdSaved } from './household-events.ts';
import type { HouseholdInput } from './household-inputs.ts';
import type { HouseholdMember } from './household-member.ts';
import { HouseholdConflict } from './household-problems.ts';

/** What is never eaten need not be disliked as well. */
const storedPerson = ({
  id,
  name,
  never,
  dislikes,
  diet,
  needs,
}: HouseholdFacts['people'][number]): HouseholdMember => ({
  id: id.toLowerCase(),
  name,
  never: [...new Set(never)],
  dislikes: [...new Set(dislikes)].filter(each => !never.includes(each)),
  diet,
  needs: [...new Set(needs)],
});

/** Replaces the viewer's household, if its version is still the one the viewer read. */
export const saveHousehold = operation(
  customersThemselves,
  async (work: Work, input: HouseholdInput): Promise<Household | Problem> => {
    const { em, sql, viewer, now } = work;
    const given = checked(household, input);
    if (given instanceof InvalidInput) return given;
    const { userId } = viewer;
    // Before there is a household, two windows would both find none.
    await lockUser(sql, userId);
    const known = await em.findOne(Household, { userId });
    if ((known?.version ?? 0) !== given.version) return new HouseholdConflict();
    const facts = {
      people: given.people.map(storedPerson),
      hasNeeds: given.people.some(hasNeeds),
      version: given.version + 1,
      changedAt: now,
    };
    work.record(
      new HouseholdSaved(
        userId,
        facts.people.map(({ id }) => id),
      ),
    );
    return known ? em.assign(known, facts) : em.create(Household, { userId, ...facts });
  },
);

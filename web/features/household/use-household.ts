import { type HouseholdMember_personFragment, useHouseholdQuery } from '../../generated/graphql.ts';
import { usePerson } from '../../lib/session/use-session.ts';

const noPeople: readonly HouseholdMember_personFragment[] = [];

/**
 * The people of the signed-in customer's household; none for anyone else. Pages that are the same for everyone ask for
 * them apart.
 */
export const useHouseholdPeople = (): readonly HouseholdMember_personFragment[] => {
  const user = usePerson();
  // Staff who look on as a customer may not read it.
  const isOwn = user?.role === 'CUSTOMER' && user.viewedUntil === null;
  const { data } = useHouseholdQuery({ skip: !isOwn });
  return (isOwn && data?.household.people) || noPeople;
};

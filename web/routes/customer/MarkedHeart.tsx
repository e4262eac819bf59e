import { useFavoriteMarkQuery } from '../../generated/graphql.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { useHearts } from './use-hearts.tsx';

/** The heart of one kitchen that asks by itself whether it is full; the kitchen's page is the same for everybody. */
export function MarkedHeart({ kitchen }: { kitchen: { id: string; kitchenName: string } }) {
  const user = usePerson();
  useFavoriteMarkQuery({ variables: { supplierId: kitchen.id }, skip: user?.role !== 'CUSTOMER' });
  return useHearts()(kitchen);
}

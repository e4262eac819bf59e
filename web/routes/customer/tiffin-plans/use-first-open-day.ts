import type { Cart } from '../../../features/cart/cart.ts';
import { useOpenMealsQuery } from '../../../generated/graphql.ts';

/** The first day after today whose meal still takes orders; undefined while unknown, or when there is none soon. */
export const useFirstOpenDay = (
  { supplierId, mealtime }: Pick<Cart, 'supplierId' | 'mealtime'>,
  today: string,
): string | undefined => {
  const { data } = useOpenMealsQuery({ variables: { supplierId }, fetchPolicy: 'cache-and-network' });
  return data?.supplier?.mealWindows.find(
    window => window.mealtime === mealtime && window.serviceDate > today,
  )?.serviceDate;
};

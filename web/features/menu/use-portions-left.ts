import { useEffect } from 'react';
import { type Mealtime, usePortionsLeftQuery } from '../../generated/graphql.ts';

interface Meal {
  serviceDate: string;
  mealtime: Mealtime;
  platesLeft: number;
}

const none: ReadonlyMap<string, number> = new Map();

/** Portions left of a kitchen's limited dishes for a meal, by dish; asked for again whenever plates of it are sold. */
export const usePortionsLeft = (
  kitchenId: string,
  meal: Meal | undefined,
  hasLimits: boolean,
): ReadonlyMap<string, number> => {
  const isAsked = meal !== undefined && hasLimits;
  const { data, refetch } = usePortionsLeftQuery({
    variables: {
      id: kitchenId,
      serviceDate: meal?.serviceDate ?? '',
      mealtime: meal?.mealtime ?? 'LUNCH',
    },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const platesLeft = meal?.platesLeft;
  // The plates left say when portions were sold.
  useEffect(() => {
    if (isAsked) void refetch();
  }, [isAsked, platesLeft, refetch]);
  const portions = isAsked ? data?.supplier?.portionsLeft : undefined;
  return portions ? new Map(portions.map(each => [each.dishId, each.portionsLeft])) : none;
};

import type { ApolloCache } from '@apollo/client';

const spotFields = ['spots', 'isFull', 'weekdaySpots', 'waiting'];

/** Lets what is shown of spots and waiting lists be read again: a plan or a wait has begun, changed or ended. */
export const forgetSpots = (cache: ApolloCache): void => {
  for (const id of Object.keys(cache.extract() as object).filter(each => each.startsWith('TiffinOffer:')))
    for (const fieldName of spotFields) cache.evict({ id, fieldName });
};

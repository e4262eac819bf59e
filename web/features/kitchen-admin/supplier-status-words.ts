import type { KitchenStanding } from '../../generated/graphql.ts';

export const standingWords: Record<KitchenStanding, string> = {
  LISTED: 'Listed',
  PAUSED: 'Paused',
  WITHOUT_DISHES: 'Without dishes',
  IN_REVIEW: 'In review',
  REGISTERING: 'Registering',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

export const standings = Object.keys(standingWords) as KitchenStanding[];

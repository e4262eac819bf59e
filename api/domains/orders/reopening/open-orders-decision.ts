import { enumType } from '../../../core/graphql/enum-type.ts';

export const OpenOrdersDecision = enumType(
  'OpenOrdersDecision',
  'Decision about open orders of days on which the kitchen closes.',
  {
    KEEP: 'Keeps them for the kitchen to cook; their customers are notified.',
    CANCEL: 'Cancels and fully refunds them; their customers are notified.',
  },
);
export type OpenOrdersDecision = keyof typeof OpenOrdersDecision;

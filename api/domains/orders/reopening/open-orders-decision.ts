import { enumType } from '../../../core/graphql/enum-type.ts';

export const OpenOrdersDecision = enumType(
  'OpenOrdersDecision',
  'What to do with open orders of days on which the kitchen closes.',
  {
    KEEP: 'The kitchen cooks them; their customers are notified.',
    CANCEL: 'They are canceled and fully refunded; their customers are notified.',
  },
);
export type OpenOrdersDecision = keyof typeof OpenOrdersDecision;

import { enumType } from '../../core/graphql/enum-type.ts';

export const TiffinStopReason = enumType(
  'TiffinStopReason',
  'Reason for which a customer stopped a tiffin plan.',
  {
    PRICE: 'Meals that cost too much.',
    FOOD: 'Food that the customer did not like.',
    VARIETY: 'Too little change from day to day.',
    DELIVERY: 'Delivery that was late or went wrong.',
    ROUTINE: 'Other habits, such as another place of work.',
    OTHER: 'Other reason; see `stopWords`.',
  },
);
export type TiffinStopReason = keyof typeof TiffinStopReason;

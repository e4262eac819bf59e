import { enumType } from '../../core/enum-type.ts';

export const OpenOrdersDecision = enumType(
  'OpenOrdersDecision',
  'What happens to orders for days on which the kitchen closes.',
  {
    KEEP: 'They stay, and the kitchen cooks them; their customers are notified.',
    CANCEL: 'They are canceled, and everything is given back; their customers are notified.',
  },
);
export type OpenOrdersDecision = keyof typeof OpenOrdersDecision;

import { enumType } from '../../core/graphql/enum-type.ts';

export const ConductMeasureKind = enumType('ConductMeasureKind', 'Figure of the orders that were due.', {
  CANCELED: 'Orders that the kitchen canceled. Those of customers and staff do not count.',
  UNFINISHED: 'Orders that were never marked as delivered nor canceled.',
  LATE: 'Delivered orders that were handed over late: for pickup when they were ready, otherwise when delivered.',
  REFUNDED: 'Delivered orders with a problem that the customer reported and an admin refunded.',
});
export type ConductMeasureKind = keyof typeof ConductMeasureKind;

export const ConductStep = enumType(
  'ConductStep',
  'Step of an admin about the orders of a kitchen, from the mildest on.',
  {
    WARN: 'The kitchen is written to; nothing else happens.',
    PAUSE: 'The kitchen takes no new orders for some days.',
    SUSPEND: 'The kitchen is suspended until an admin reinstates it.',
  },
);
export type ConductStep = keyof typeof ConductStep;

/** From the mildest on. */
export const conductSteps: readonly ConductStep[] = ['WARN', 'PAUSE', 'SUSPEND'];

export const ConductProposalStatus = enumType('ConductProposalStatus', 'Status of a proposed step.', {
  OPEN: 'Waiting for a decision.',
  TAKEN: 'Taken by an admin.',
  DISMISSED: 'Dismissed by an admin.',
  VOID: 'No longer needed: the figures changed, or the kitchen was suspended or closed.',
});
export type ConductProposalStatus = keyof typeof ConductProposalStatus;

import { type ApiScope, scopesWithin } from './api-scopes.ts';
import type { StaffRight } from './staff-rights.ts';

/** What an event can be about: the noun that its subject is an ID of. */
export type EventSubject = 'ORDER' | 'KITCHEN' | 'PAYOUT' | 'TIFFIN_PLAN' | 'TIFFIN_BILL';

interface EventFacts {
  /** Its name in webhooks. */
  name: string;
  about: EventSubject;
  /** The scope by which a kitchen reads it; null where kitchens do not. */
  kitchens: ApiScope | null;
  /** The scope by which staff read it, each with the right that the scope needs. */
  staff: ApiScope;
  description: string;
}

const ofOrders = { about: 'ORDER', kitchens: 'ORDERS_READ', staff: 'ORDERS_READ' } as const;
const ofKitchens = { about: 'KITCHEN', kitchens: 'MENU_READ', staff: 'KITCHENS_READ' } as const;
const ofPayouts = { about: 'PAYOUT', kitchens: 'PAYOUTS_READ', staff: 'PAYOUTS_READ' } as const;
const ofPlans = { about: 'TIFFIN_PLAN', kitchens: 'ORDERS_READ', staff: 'ORDERS_READ' } as const;
const ofBills = { about: 'TIFFIN_BILL', kitchens: null, staff: 'PAYOUTS_READ' } as const;

/** Events that programs can follow, each once: permissions, webhooks, screens and documentation read this table. */
export const eventTypes = {
  ORDER_PLACED: {
    name: 'order.placed',
    ...ofOrders,
    description: /*i18n*/ 'An order was placed.',
  },
  ORDER_MOVED: {
    name: 'order.moved',
    ...ofOrders,
    description: /*i18n*/ 'A kitchen moved an order to its next status.',
  },
  ORDER_MOVE_UNDONE: {
    name: 'order.move_undone',
    ...ofOrders,
    description: /*i18n*/ 'A kitchen undid its last step with an order.',
  },
  ORDER_CANCELED: {
    name: 'order.canceled',
    ...ofOrders,
    description: /*i18n*/ 'An order was canceled.',
  },
  ORDER_CONFIRMED: {
    name: 'order.confirmed',
    ...ofOrders,
    description: /*i18n*/ 'An order of a closed or suspended kitchen was confirmed.',
  },
  ORDER_REOPENED: {
    name: 'order.reopened',
    ...ofOrders,
    description: /*i18n*/ 'Contents of an ordered dish changed; its customer can cancel until delivery.',
  },
  ORDER_ISSUE_REPORTED: {
    name: 'order.issue_reported',
    ...ofOrders,
    description: /*i18n*/ 'A customer reported a problem with an order.',
  },
  ORDER_PAID: {
    name: 'order.paid',
    ...ofOrders,
    description: /*i18n*/ 'The payment of an order was received.',
  },
  REFUND_MADE: {
    name: 'refund.made',
    ...ofOrders,
    description: /*i18n*/ 'A refund of an order was made.',
  },
  REVIEW_WRITTEN: {
    name: 'review.written',
    ...ofOrders,
    description: /*i18n*/ 'A customer reviewed an order.',
  },
  MENU_CHANGED: {
    name: 'menu.changed',
    ...ofKitchens,
    description: /*i18n*/ 'The menu or the meals of a kitchen changed.',
  },
  KITCHEN_CHANGED: {
    name: 'kitchen.changed',
    ...ofKitchens,
    description: /*i18n*/ 'The profile of a kitchen changed, or it was paused, resumed or closed.',
  },
  KITCHEN_SUSPENDED: {
    name: 'kitchen.suspended',
    ...ofKitchens,
    description: /*i18n*/ 'A kitchen was suspended.',
  },
  KITCHEN_REINSTATED: {
    name: 'kitchen.reinstated',
    ...ofKitchens,
    description: /*i18n*/ 'A suspended kitchen can take orders again.',
  },
  PAYOUT_MADE: {
    name: 'payout.made',
    ...ofPayouts,
    description: /*i18n*/ 'A payout was made; it is paid next.',
  },
  PAYOUT_PAID: {
    name: 'payout.paid',
    ...ofPayouts,
    description: /*i18n*/ 'A payout was paid.',
  },
  TIFFIN_PLAN_STARTED: {
    name: 'tiffin_plan.started',
    ...ofPlans,
    description: /*i18n*/ 'A customer started a tiffin plan.',
  },
  TIFFIN_PLAN_CHANGED: {
    name: 'tiffin_plan.changed',
    ...ofPlans,
    description: /*i18n*/ 'A tiffin plan or a day of it changed.',
  },
  TIFFIN_DAY_REFUSED: {
    name: 'tiffin_day.refused',
    ...ofPlans,
    description: /*i18n*/ 'The order of a day of a tiffin plan was refused for now.',
  },
  TIFFIN_DAY_MISSED: {
    name: 'tiffin_day.missed',
    ...ofPlans,
    description: /*i18n*/ 'A day of a tiffin plan has no meal: it was not ordered in time.',
  },
  TIFFIN_BILL_MADE: {
    name: 'tiffin_bill.made',
    ...ofBills,
    description: /*i18n*/ 'The bill of a week of tiffin plans was made.',
  },
  TIFFIN_BILL_PAID: {
    name: 'tiffin_bill.paid',
    ...ofBills,
    description: /*i18n*/ 'The bill of a week of tiffin plans was paid.',
  },
  TIFFIN_BILL_OVERDUE: {
    name: 'tiffin_bill.overdue',
    ...ofBills,
    description: /*i18n*/ 'The bill of a week of tiffin plans is overdue.',
  },
  TIFFIN_BILL_VOIDED: {
    name: 'tiffin_bill.voided',
    ...ofBills,
    description: /*i18n*/ 'The bill of a week of tiffin plans no longer has to be paid.',
  },
} as const satisfies Record<string, EventFacts>;
export type EventType = keyof typeof eventTypes;

export const everyEventType = Object.keys(eventTypes) as EventType[];

/** The scope by which a kitchen or staff reads events of a type; null where they do not. */
export const scopeOfEvents = (type: EventType, reader: 'KITCHEN' | 'STAFF'): ApiScope | null =>
  reader === 'KITCHEN' ? eventTypes[type].kitchens : eventTypes[type].staff;

/** The types of events that a person can read: a kitchen's, or those of their rights as staff. */
export const eventTypesWithin = (rights: readonly StaffRight[] | 'KITCHEN'): EventType[] => {
  const scopes = scopesWithin(rights);
  return everyEventType.filter(type => {
    const scope = scopeOfEvents(type, rights === 'KITCHEN' ? 'KITCHEN' : 'STAFF');
    return scope !== null && scopes.includes(scope);
  });
};

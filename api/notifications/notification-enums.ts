import { registerEnumType } from 'type-graphql';

export enum NotificationType {
  ORDER_PLACED = 'ORDER_PLACED',
  ORDER_READY = 'ORDER_READY',
  PICKUP_READY = 'PICKUP_READY',
  DELIVERY_ASSIGNED = 'DELIVERY_ASSIGNED',
  ORDER_DELIVERED = 'ORDER_DELIVERED',
  ORDER_CANCELLED = 'ORDER_CANCELLED',
  PAYMENT_COMPLETED = 'PAYMENT_COMPLETED',
  REFUND_MADE = 'REFUND_MADE',
  REVIEW_STARTED = 'REVIEW_STARTED',
  DOCUMENT_REJECTED = 'DOCUMENT_REJECTED',
  APPLICATION_APPROVED = 'APPLICATION_APPROVED',
  APPLICATION_REJECTED = 'APPLICATION_REJECTED',
  KITCHEN_SUSPENDED = 'KITCHEN_SUSPENDED',
  KITCHEN_REINSTATED = 'KITCHEN_REINSTATED',
}

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'What a notification is about.',
  valuesConfig: {
    ORDER_PLACED: { description: 'An order was placed; told to its kitchen and its customer.' },
    ORDER_READY: { description: 'An order to be brought is cooked.' },
    PICKUP_READY: { description: 'An order can be fetched.' },
    DELIVERY_ASSIGNED: { description: 'An order is on its way.' },
    ORDER_DELIVERED: { description: 'An order is with its customer.' },
    ORDER_CANCELLED: { description: 'An order will not be cooked; told to both sides.' },
    PAYMENT_COMPLETED: { description: 'An order is paid.' },
    REFUND_MADE: { description: 'Money of an order went back.' },
    REVIEW_STARTED: { description: 'Somebody looks at an application now.' },
    DOCUMENT_REJECTED: { description: 'A document of an application must be sent again.' },
    APPLICATION_APPROVED: { description: 'A kitchen may sell from now on.' },
    APPLICATION_REJECTED: { description: 'An application needs corrections.' },
    KITCHEN_SUSPENDED: { description: 'A kitchen is kept from selling.' },
    KITCHEN_REINSTATED: { description: 'A suspended kitchen may sell again.' },
  },
});

export enum Priority {
  URGENT = 'URGENT',
  HIGH = 'HIGH',
  MEDIUM = 'MEDIUM',
  LOW = 'LOW',
}

registerEnumType(Priority, {
  name: 'Priority',
  description: 'How much something presses.',
  valuesConfig: {
    URGENT: { description: 'Somebody waits for an act now.' },
    HIGH: { description: 'Good to know at once.' },
    MEDIUM: { description: 'Good to know today.' },
    LOW: { description: 'For the record.' },
  },
});

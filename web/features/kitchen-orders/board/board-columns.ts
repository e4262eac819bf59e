import type { OrderStatus } from '../../../generated/graphql.ts';

export interface BoardColumn {
  status: OrderStatus;
  title: string;
}

export const boardColumns: readonly BoardColumn[] = [
  { status: 'PLACED', title: 'New' },
  { status: 'PREPARING', title: 'Preparing' },
  { status: 'READY', title: 'Ready' },
  { status: 'OUT_FOR_DELIVERY', title: 'Out for delivery' },
];

export const isColumn = (status: string | null): status is OrderStatus =>
  boardColumns.some(column => column.status === status);

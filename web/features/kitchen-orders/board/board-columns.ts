import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderStatus } from '../../../generated/graphql.ts';

export interface BoardColumn {
  status: OrderStatus;
  title: MessageDescriptor;
}

export const boardColumns: readonly BoardColumn[] = [
  { status: 'PLACED', title: msg`New` },
  { status: 'PREPARING', title: msg`Preparing` },
  { status: 'READY', title: msg`Ready` },
  { status: 'OUT_FOR_DELIVERY', title: msg`Out for delivery` },
];

export const isColumn = (status: string | null): status is OrderStatus =>
  boardColumns.some(column => column.status === status);

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderStatus } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';

const words: Record<OrderStatus, MessageDescriptor> = {
  PLACED: msg`Placed`,
  PREPARING: msg`Preparing`,
  READY: msg`Ready`,
  OUT_FOR_DELIVERY: msg`Out for delivery`,
  DELIVERED: msg`Delivered`,
  CANCELED: msg`Canceled`,
};

export const statusWord = (status: OrderStatus) => translate(words[status]);

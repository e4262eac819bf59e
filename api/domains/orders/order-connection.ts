import { withinReach } from '../../core/access/visible.ts';
import { connectionOf } from '../../core/graphql/page.ts';
import { Order } from './order.ts';

export const OrderConnection = connectionOf(Order, 'Order', withinReach);

import { connectionOf } from '../../core/page.ts';
import { withinReach } from '../../core/visible.ts';
import { Order } from './order.ts';

export const OrderConnection = connectionOf(Order, 'Order', withinReach);

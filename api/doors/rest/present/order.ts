import * as z from 'zod';
import { Mealtime } from '../../../domains/mealtimes/mealtime.ts';
import type { OrderRow } from '../../../domains/orders/order-columns.ts';
import { Fulfillment, OrderPaymentStatus } from '../../../domains/orders/order-enums.ts';
import { OrderStatus } from '../../../domains/orders/order-status.ts';
import {
  countShape,
  dayShape,
  dollars,
  dollarsShape,
  id,
  lowerCase,
  lowerCaseEnum,
  moment,
  momentShape,
  textShape,
} from './common.ts';

export const orderStatusShape = lowerCaseEnum(OrderStatus).meta({ description: 'Status of the order.' });
export const mealtimeShape = lowerCaseEnum(Mealtime).meta({ description: 'Meal of the day.' });
export const fulfillmentShape = lowerCaseEnum(Fulfillment).meta({
  description: 'Way the meal gets to the customer.',
});

export const orderNumberShape = textShape('Number for people.', 'T-MHAM-F4Q2');

const choiceShape = z.object({
  group: textShape('Name of the group of choices.', 'Spice'),
  name: textShape('Name of the choice.', 'Medium'),
  price: dollarsShape('What the choice adds to the price of a portion'),
});

const lineShape = z
  .object({
    dishId: id('the dish, which may have changed since'),
    name: textShape('Name of the dish.', 'Masala Dosa'),
    quantity: countShape('Number of portions.'),
    price: dollarsShape('Price of a portion with its choices'),
    content: z.string().optional().meta({ description: 'What is in it; only of a tiffin of the day.' }),
    choices: z
      .array(choiceShape)
      .optional()
      .meta({ description: 'Choices of the dish; absent without any.' }),
  })
  .meta({ id: 'OrderItem', description: 'Dish of an order.' });

export const orderShape = z
  .object({
    id: id('the order'),
    orderNumber: orderNumberShape,
    createdAt: momentShape('Time it was placed.'),
    updatedAt: momentShape('Time of its last change, by the clock of the database.'),
    total: dollarsShape('Price of all its dishes'),
    status: orderStatusShape,
    items: z.array(lineShape).meta({ description: 'Dishes of the order.' }),
    supplierId: id('the kitchen'),
    serviceDate: dayShape("Day of the meal, in the kitchen's time zone."),
    mealtime: mealtimeShape,
    fulfillment: fulfillmentShape,
    paymentStatus: lowerCaseEnum(OrderPaymentStatus).meta({ description: 'Status of its payment.' }),
  })
  .meta({ id: 'Order', description: 'Order of one meal from one kitchen.' });

export const ordersShape = z.array(orderShape);

/** Money in decimal dollars and statuses in lower case, as specified. */
export const presentOrder = (order: OrderRow): z.output<typeof orderShape> => ({
  id: order.id,
  orderNumber: order.orderNumber,
  createdAt: moment(order.placedAt),
  updatedAt: moment(order.updatedAt),
  total: dollars(order.totalCents),
  status: lowerCase(order.status),
  items: order.lines.map(line => ({
    dishId: line.dishId,
    name: line.dishName,
    quantity: line.quantity,
    price: dollars(line.unitPriceCents),
    // Only of a tiffin of the day.
    ...(line.mealContent !== null && { content: line.mealContent }),
    // As before there were choices, for a line without any.
    ...(line.choices.length > 0 && {
      choices: line.choices.map(({ group, name, priceCents }) => ({
        group,
        name,
        price: dollars(priceCents),
      })),
    }),
  })),
  supplierId: order.supplierId,
  serviceDate: order.serviceDate,
  mealtime: lowerCase(order.mealtime),
  fulfillment: lowerCase(order.fulfillment),
  paymentStatus: lowerCase(order.paymentStatus),
});

import { csvOf } from './csv.js';

const orderColumns = [
  'order',
  'day',
  'meal',
  'fulfillment',
  'status',
  'payment',
  'placed_at',
  'customer',
  'plates',
  'total',
  'note',
];
const lineColumns = [
  'order',
  'day',
  'meal',
  'line',
  'dish',
  'choices',
  'quantity',
  'unit_price',
  'line_total',
];

const dollars = ({ cents }) => Number((cents / 100).toFixed(2));

const orderRow = order => ({
  order: order.orderNumber,
  day: order.serviceDate,
  meal: order.mealtime,
  fulfillment: order.fulfillment,
  status: order.status,
  payment: order.paymentStatus,
  placed_at: order.placedAt,
  customer: order.customer?.firstName ?? null,
  plates: order.plates,
  total: dollars(order.total),
  note: order.note,
});

const lineRows = ({ orderNumber, serviceDate, mealtime, lines }) =>
  lines.map(({ position, dishName, choices, quantity, unitPrice, lineTotal }) => ({
    order: orderNumber,
    day: serviceDate,
    meal: mealtime,
    line: position,
    dish: dishName,
    choices: choices.map(({ group, name }) => `${group}: ${name}`).join('; '),
    quantity,
    unit_price: dollars(unitPrice),
    line_total: dollars(lineTotal),
  }));

/**
 * The two tables of a day as CSV; canceled orders are included, with their status.
 *
 * @param {any[]} orders
 */
export const salesOf = orders => ({
  orders: csvOf(orderColumns, orders.map(orderRow)),
  lines: csvOf(lineColumns, orders.flatMap(lineRows)),
});

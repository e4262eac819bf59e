import type { Ctx } from '../../core/operation/ctx.ts';
import {
  calendarFile,
  calendarText,
  localMoment,
  timeZoneLines,
  utcMoment,
} from '../../core/values/calendar-file.ts';
import { cityById } from '../cities/city-by-id.ts';
import { supplierOf } from '../suppliers/supplier-by-id.ts';
import { dishWithChoices } from './choice-words.ts';
import { findOrder } from './find-orders.ts';
import type { OrderRow } from './order-columns.ts';
import { OrderStatus } from './order-status.ts';
import { pickupAddressOf } from './pickup-address.ts';

export interface OrderCalendar {
  /** Name of the file. */
  name: string;
  content: string;
}

/**
 * The meal of an order for a calendar; null for an order that the viewer may not read. The same order is the same event
 * each time, and each file counts as newer than the one before, so that it replaces what a calendar has.
 */
export const findOrderCalendar = async (ctx: Ctx, id: string): Promise<OrderCalendar | null> => {
  const order = await findOrder(ctx, id);
  if (!order) return null;
  const kitchen = (await supplierOf(ctx, order.supplierId))!;
  const { timeZone } = (await cityById(ctx, kitchen.cityId))!;
  const [from, until] = [new Date(order.servedFrom), new Date(order.servedUntil)];
  const page = `${ctx.origin}/orders/${order.id}`;
  const place = order.fulfillment === 'PICKUP' ? pickupAddressOf(order, kitchen) : order.deliveryAddress;
  const content = calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tiffin//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines(from, timeZone),
    'BEGIN:VEVENT',
    `UID:order-${order.id}@tiffin`,
    `DTSTAMP:${utcMoment(ctx.now)}`,
    `SEQUENCE:${secondsBetween(new Date(order.placedAt), ctx.now)}`,
    `STATUS:${order.status === OrderStatus.CANCELED ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;TZID=${timeZone}:${localMoment(from, timeZone)}`,
    `DTEND;TZID=${timeZone}:${localMoment(until, timeZone)}`,
    `SUMMARY:${calendarText(summary(order, kitchen.kitchenName))}`,
    ...(place ? [`LOCATION:${calendarText(place)}`] : []),
    `DESCRIPTION:${calendarText(`${dishes(order)}\nOrder ${order.orderNumber}: ${page}`)}`,
    `URL:${page}`,
    // The meal is no reason to be unavailable for two hours.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  return { name: `${order.orderNumber}.ics`, content };
};

const secondsBetween = (from: Date, until: Date): number =>
  Math.max(0, Math.floor((until.getTime() - from.getTime()) / 1000));

const meals = { BREAKFAST: 'Breakfast', LUNCH: 'Lunch', DINNER: 'Dinner' };

const summary = ({ mealtime, fulfillment }: OrderRow, kitchenName: string): string =>
  fulfillment === 'PICKUP'
    ? `Pick up ${meals[mealtime].toLowerCase()} at ${kitchenName}`
    : `${meals[mealtime]} from ${kitchenName}`;

const dishes = ({ lines }: OrderRow): string =>
  lines.map(line => `${line.quantity} × ${dishWithChoices(line)}`).join('\n');

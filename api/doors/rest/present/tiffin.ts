import * as z from 'zod';
import type { TiffinBillRow } from '../../../domains/payments/bills/find-bills.ts';
import { TiffinBillStatus } from '../../../domains/payments/payment-enums.ts';
import { statusOfPlan, TiffinPlanStatus } from '../../../domains/tiffin-plans/kitchen/tiffin-plan-status.ts';
import type { PastTiffinDay } from '../../../domains/tiffin-plans/past-days/past-tiffin-day.ts';
import type { TiffinPlanRow } from '../../../domains/tiffin-plans/plan-rows.ts';
import { totalOn } from '../../../domains/tiffin-plans/prices/plan-prices.ts';
import type { TiffinDay } from '../../../domains/tiffin-plans/tiffin-calendar.ts';
import { TiffinDayLook } from '../../../domains/tiffin-plans/tiffin-day-look.ts';
import { TiffinDayStatus } from '../../../domains/tiffin-plans/tiffin-plan-day.ts';
import type { TiffinPlanLine } from '../../../domains/tiffin-plans/tiffin-plan-line.ts';

import {
  countShape,
  dayShape,
  dollars,
  dollarsShape,
  doneShape,
  flagShape,
  id,
  lowerCase,
  lowerCaseEnum,
  moment,
  momentShape,
  textShape,
} from './common.ts';
import { fulfillmentShape, mealtimeShape, orderNumberShape, orderStatusShape } from './order.ts';
import { problemCodeShape } from './problem.ts';

const momentOrNull = (timestamp: string | null) => (timestamp === null ? null : moment(timestamp));

const lineShape = z
  .object({
    dishId: id('the dish, which may have changed since'),
    name: textShape('Name of the dish.', 'Masala Dosa'),
    quantity: countShape('Number of portions.'),
    choices: z
      .array(
        z.object({ group: textShape('Name of its group.', 'Spice'), name: textShape('Name.', 'Medium') }),
      )
      .optional()
      .meta({ description: 'Choices of the dish; absent without any.' }),
  })
  .meta({ id: 'TiffinPlanItem', description: 'Dish of a tiffin plan.' });

const linesShape = z.array(lineShape).meta({ description: 'Dishes.' });

const presentLine = ({
  dishId,
  dishName,
  quantity,
  choices,
}: TiffinPlanLine): z.output<typeof lineShape> => ({
  dishId,
  name: dishName,
  quantity,
  // As in orders, for a line without any.
  ...(choices.length > 0 && { choices: choices.map(({ group, name }) => ({ group, name })) }),
});

const addressShape = textShape(
  'Delivery address; null for pickup.',
  '12 Elm Street, San Jose, CA 95112',
).nullable();

export const tiffinPlanShape = z
  .object({
    id: id('the plan'),
    supplierId: id('the kitchen'),
    status: lowerCaseEnum(TiffinPlanStatus).meta({ description: 'Status of the plan.' }),
    mealtime: mealtimeShape,
    weekdays: z
      .array(z.int())
      .meta({ description: 'Days of the week, from 0, Sunday, to 6, Saturday.', examples: [[1, 3, 5]] }),
    fulfillment: fulfillmentShape,
    deliveryAddress: addressShape,
    weekdayAddresses: z
      .array(
        z.object({
          weekday: countShape('Day of the week, from 0, Sunday, to 6, Saturday.', 5),
          deliveryAddress: textShape('Delivery address.', '12 Elm Street, San Jose, CA 95112'),
        }),
      )
      .meta({ description: 'Delivery addresses of weekdays that have another one.' }),
    note: textShape('Note for the kitchen; null without one.', 'Less spicy, please.').nullable(),
    items: linesShape,
    total: dollarsShape('Highest price of a meal'),
    startsOn: dayShape('First day.'),
    endsOn: dayShape('Last day; null when it has none.').nullable(),
    startedAt: momentShape('Time it was started.'),
    stoppedAt: momentShape('Time it was stopped; null before.').nullable(),
  })
  .meta({ id: 'TiffinPlan', description: 'Meals that a customer has planned for every week.' });

export const tiffinPlansShape = z.array(tiffinPlanShape);

/** Money in decimal dollars and statuses in lower case, as in orders. */
export const presentTiffinPlan = (plan: TiffinPlanRow): z.output<typeof tiffinPlanShape> => ({
  id: plan.id,
  supplierId: plan.supplierId,
  status: lowerCase(statusOfPlan(plan)),
  mealtime: lowerCase(plan.mealtime),
  weekdays: plan.weekdays,
  fulfillment: lowerCase(plan.fulfillment),
  deliveryAddress: plan.deliveryAddress,
  weekdayAddresses: plan.weekdayAddresses,
  note: plan.note,
  items: plan.lines.map(presentLine),
  total: dollars(totalOn(plan, plan.today)),
  startsOn: plan.startsOn,
  endsOn: plan.endsOn,
  startedAt: moment(plan.startedAt),
  stoppedAt: momentOrNull(plan.stoppedAt),
});

const orderOfDayShape = z
  .object({ id: id('the order'), orderNumber: orderNumberShape, status: orderStatusShape })
  .nullable()
  .meta({ description: 'Order of the day; null when none is placed.' });

const lookShape = lowerCaseEnum(TiffinDayLook).meta({
  description: 'Summary of the day: its status with the reason why it waits, or the status of its order.',
  examples: ['confirmed'],
});
const codeShape = problemCodeShape
  .nullable()
  .meta({ description: 'Code of the reason for programs; null where the reason is.', examples: [null] });
const reasonShape = z
  .string()
  .nullable()
  .meta({ description: 'Reason it has no order, for people; null without one.', examples: [null] });

export const tiffinDayShape = z
  .object({
    serviceDate: dayShape("Service date, in the kitchen's time zone."),
    status: lowerCaseEnum(TiffinDayStatus).meta({ description: 'Status of the day.', examples: ['ordered'] }),
    look: lookShape,
    code: codeShape,
    reason: reasonShape,
    isChanged: flagShape('Whether the customer changed this day alone.', false),
    deliveryAddress: addressShape,
    items: linesShape,
    total: dollarsShape('Highest price of the meal'),
    order: orderOfDayShape,
  })
  .meta({ id: 'TiffinDay', description: 'Day of a tiffin plan that can still change.' });

export const tiffinDaysShape = z.array(tiffinDayShape);

export const dayChangedShape = z
  .object({
    success: doneShape,
    day: tiffinDayShape.nullable().meta({ description: 'The day as it is now; null when it is over.' }),
  })
  .meta({ id: 'TiffinDayChanged', description: 'Day that was skipped or planned again.' });

export const pastTiffinDayShape = z
  .object({
    serviceDate: dayShape("Service date, in the kitchen's time zone."),
    look: lookShape,
    code: codeShape,
    reason: reasonShape,
    order: orderOfDayShape,
  })
  .meta({ id: 'PastTiffinDay', description: 'Day of a tiffin plan that is over.' });

export const pastTiffinDaysShape = z.array(pastTiffinDayShape);

const presentOrderOfDay = (order: TiffinDay['order']): z.output<typeof orderOfDayShape> =>
  order && { id: order.id, orderNumber: order.orderNumber, status: lowerCase(order.status) };

export const presentTiffinDay = (day: TiffinDay): z.output<typeof tiffinDayShape> => ({
  serviceDate: day.serviceDate,
  status: lowerCase(day.status),
  look: lowerCase(day.look),
  code: day.code,
  reason: day.reason,
  isChanged: day.isChanged,
  deliveryAddress: day.deliveryAddress,
  items: day.lines.map(presentLine),
  total: dollars(day.total.cents),
  order: presentOrderOfDay(day.order),
});

export const presentPastTiffinDay = ({
  serviceDate,
  look,
  code,
  reason,
  order,
}: PastTiffinDay): z.output<typeof pastTiffinDayShape> => ({
  serviceDate,
  look: lowerCase(look),
  code,
  reason,
  order: presentOrderOfDay(order),
});

export const tiffinBillShape = z
  .object({
    id: id('the bill'),
    billNumber: textShape('Number for people.', 'B-MHAM-F4Q2'),
    supplierId: id('the kitchen'),
    weekStartsOn: dayShape('Monday of the week that it covers.'),
    status: lowerCaseEnum(TiffinBillStatus).meta({ description: 'Status of the bill.' }),
    createdAt: momentShape('Time it was made.'),
    dueAt: momentShape('Time from which the plans wait if it is unpaid.'),
    overdueAt: momentShape(
      'Time since when the plans wait for it, or did; null if they never had to.',
    ).nullable(),
    paidAt: momentShape('Time its payment was recorded; null before.').nullable(),
    updatedAt: momentShape('Time of its last change, to pass as `updatedSince`.'),
    meals: dollarsShape('Price of its meals'),
    credit: dollarsShape('Credit that it is reduced by'),
    total: dollarsShape('Amount to pay'),
    items: z
      .array(
        z.object({
          serviceDate: dayShape('Service date of the meal.'),
          mealtime: mealtimeShape,
          orderNumber: orderNumberShape
            .nullable()
            .meta({ description: 'Number of the order; null before it is placed.' }),
          price: dollarsShape('Price of the meal'),
        }),
      )
      .meta({ description: 'Meals that it covers, by service date.' }),
  })
  .meta({ id: 'TiffinBill', description: "Weekly bill of a customer's plans at a kitchen." });

export const tiffinBillsShape = z.array(tiffinBillShape);

export const presentTiffinBill = (bill: TiffinBillRow): z.output<typeof tiffinBillShape> => ({
  id: bill.id,
  billNumber: bill.billNumber,
  supplierId: bill.supplierId,
  weekStartsOn: bill.weekStartsOn,
  status: lowerCase(bill.status),
  createdAt: moment(bill.createdAt),
  dueAt: moment(bill.dueAt),
  overdueAt: momentOrNull(bill.overdueAt),
  paidAt: momentOrNull(bill.paidAt),
  updatedAt: moment(bill.updatedAt),
  meals: dollars(bill.mealsCents),
  credit: dollars(bill.creditCents),
  total: dollars(bill.amountCents),
  items: bill.lines.map(({ serviceDate, mealtime, orderNumber, cents }) => ({
    serviceDate,
    mealtime: lowerCase(mealtime),
    orderNumber,
    price: dollars(cents),
  })),
});

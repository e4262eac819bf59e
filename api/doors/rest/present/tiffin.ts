import type { TiffinBillRow } from '../../../domains/payments/bills/find-bills.ts';
import { statusOfPlan } from '../../../domains/tiffin-plans/kitchen/tiffin-plan-status.ts';
import type { PastTiffinDay } from '../../../domains/tiffin-plans/past-days/past-tiffin-day.ts';
import type { TiffinPlanRow } from '../../../domains/tiffin-plans/plan-rows.ts';
import { totalOn } from '../../../domains/tiffin-plans/prices/plan-prices.ts';
import type { TiffinDay } from '../../../domains/tiffin-plans/tiffin-calendar.ts';
import type { TiffinPlanLine } from '../../../domains/tiffin-plans/tiffin-plan-line.ts';

const dollars = (cents: number) => cents / 100;
const moment = (timestamp: string) => new Date(timestamp).toISOString();
const momentOrNull = (timestamp: string | null) => (timestamp === null ? null : moment(timestamp));

const presentLine = ({ dishId, dishName, quantity, choices }: TiffinPlanLine) => ({
  dishId,
  name: dishName,
  quantity,
  // As in orders, for a line without any.
  ...(choices.length > 0 && { choices: choices.map(({ group, name }) => ({ group, name })) }),
});

/** Money in decimal dollars and statuses in lower case, as in orders. */
export const presentTiffinPlan = (plan: TiffinPlanRow) => ({
  id: plan.id,
  supplierId: plan.supplierId,
  status: statusOfPlan(plan).toLowerCase(),
  mealtime: plan.mealtime.toLowerCase(),
  weekdays: plan.weekdays,
  fulfillment: plan.fulfillment.toLowerCase(),
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

const presentOrderOfDay = (order: TiffinDay['order']) =>
  order && { id: order.id, orderNumber: order.orderNumber, status: order.status.toLowerCase() };

export const presentTiffinDay = (day: TiffinDay) => ({
  serviceDate: day.serviceDate,
  status: day.status.toLowerCase(),
  look: day.look.toLowerCase(),
  code: day.code,
  reason: day.reason,
  isChanged: day.isChanged,
  deliveryAddress: day.deliveryAddress,
  items: day.lines.map(presentLine),
  total: dollars(day.total.cents),
  order: presentOrderOfDay(day.order),
});

export const presentPastTiffinDay = ({ serviceDate, look, code, reason, order }: PastTiffinDay) => ({
  serviceDate,
  look: look.toLowerCase(),
  code,
  reason,
  order: presentOrderOfDay(order),
});

export const presentTiffinBill = (bill: TiffinBillRow) => ({
  id: bill.id,
  billNumber: bill.billNumber,
  supplierId: bill.supplierId,
  weekStartsOn: bill.weekStartsOn,
  status: bill.status.toLowerCase(),
  createdAt: moment(bill.createdAt),
  dueAt: moment(bill.dueAt),
  overdueAt: momentOrNull(bill.overdueAt),
  paidAt: momentOrNull(bill.paidAt),
  meals: dollars(bill.mealsCents),
  credit: dollars(bill.creditCents),
  total: dollars(bill.amountCents),
  items: bill.lines.map(({ serviceDate, mealtime, orderNumber, cents }) => ({
    serviceDate,
    mealtime: mealtime.toLowerCase(),
    orderNumber,
    price: dollars(cents),
  })),
});

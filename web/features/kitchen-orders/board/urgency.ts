import { t } from '@lingui/core/macro';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { clockTime } from '../../../lib/formats/dates.ts';
import { spanWords } from '../span-words.ts';

interface Timed {
  status: OrderStatus;
  servedFrom: string;
  servedUntil: string;
}

export interface Urgency {
  tone: 'danger' | 'warn';
  words: string;
}

const minute = 60_000;
/** Minutes before its time from which an order is due. */
const soon = 60;

const isToBeCooked = (status: OrderStatus) => status === 'PLACED' || status === 'PREPARING';
const isOver = (status: OrderStatus) => status === 'DELIVERED' || status === 'CANCELED';

/** The urgency of an order as text, if any. */
export const urgencyOf = (order: Timed, now: Date, timeZone: string): Urgency | undefined => {
  if (isOver(order.status)) return undefined;
  const late = (now.getTime() - Date.parse(order.servedUntil)) / minute;
  if (late >= 1) return { tone: 'danger', words: t`Late by ${spanWords(late)}` };
  const untilServed = (Date.parse(order.servedFrom) - now.getTime()) / minute;
  if (untilServed > soon || !isToBeCooked(order.status)) return undefined;
  if (untilServed > 0) return { tone: 'warn', words: t`Due in ${spanWords(Math.ceil(untilServed))}` };
  return { tone: 'warn', words: t`Due now, by ${clockTime(order.servedUntil, timeZone)}` };
};

import type { Closure } from '../domains/mealtimes/closure.ts';
import { demoId } from './demo-id.ts';
import type { Row } from './insert-rows.sql.ts';
import { addDays } from './local-day.ts';
import type { PlannedKitchen } from './planned-kitchen.ts';

/** Announced in good time: after the days that can be ordered for, so that the demo's orders all stand. */
const closures: Record<string, { inDays: number; days: number; reason: string }> = {
  'Godavari Ghar': { inDays: 9, days: 3, reason: 'My niece is getting married in Vijayawada.' },
  'Willow Glen Wok': { inDays: 8, days: 1, reason: 'The stove gets its yearly service.' },
};

export const closureRows = ({ source, id, today }: PlannedKitchen, now: Date): Row<Closure>[] => {
  const closure = closures[source.kitchenName];
  if (!closure) return [];
  const firstDay = addDays(today, closure.inDays);
  return [
    {
      id: demoId('closure', source.kitchenName),
      supplierId: id,
      firstDay: firstDay,
      lastDay: addDays(firstDay, closure.days - 1),
      reason: closure.reason,
      createdAt: now,
    },
  ];
};

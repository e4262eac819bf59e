import { Trigger } from '@mikro-orm/decorators/legacy';

const allEvents = ['insert', 'delete', 'update'] as const;

/** Trigger of a table whose rows are read with their order: each change moves the order's `updatedAt`. */
export const UpdatesOrder = (table: string, events: readonly (typeof allEvents)[number][] = allEvents) =>
  Trigger({
    name: `${table}_update_order`,
    timing: 'after',
    events: [...events],
    expression: `create trigger ${table}_update_order after ${events.join(' or ')} on ${table} for each row execute function update_order()`,
  });

import { Trigger } from '@mikro-orm/decorators/legacy';

/** Trigger of a table whose rows are read with their order: each change moves the order's `updatedAt`. */
export const UpdatesOrder = (table: string) =>
  Trigger({
    name: `${table}_update_order`,
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    expression: `create trigger ${table}_update_order after insert or delete or update on ${table} for each row execute function update_order()`,
  });

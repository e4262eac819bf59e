import { Trigger } from '@mikro-orm/decorators/legacy';

/** Trigger that sets `updatedAt` of every row that is stored or changed (core/query/changes.ts). */
export const SetsUpdatedAt = (table: string) =>
  Trigger({
    name: `${table}_updated_at`,
    timing: 'before',
    events: ['insert', 'update'],
    expression: `create trigger ${table}_updated_at before insert or update on ${table} for each row execute function set_updated_at()`,
  });

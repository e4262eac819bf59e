import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/** Ways to what admins look for: decisions, kitchens listed or not, people, the newest orders. */
export class Migration0008Admin extends Migration {
  override up(): void {
    for (const statement of statementsOf(indexes)) this.addSql(statement);
  }

  override down(): void {
    this.addSql(
      'drop index audit_events_by_action, audit_events_by_subject_name, kitchens_by_name, kitchens_by_words, ' +
        'users_by_name, users_by_letters, orders_newest',
    );
  }
}

const indexes = `
create index audit_events_by_action on audit_events (action, at desc, id desc);
create index audit_events_by_subject_name on audit_events using gin (lower(subject_name) gin_trgm_ops);
create index kitchens_by_name on suppliers (lower(kitchen_name), id);
create index kitchens_by_words on suppliers using gin (lower(kitchen_name || ' ' || cook_name) gin_trgm_ops);
create index users_by_name on users (lower(name), id);
create index users_by_letters on users using gin (lower(name || ' ' || email) gin_trgm_ops);
create index orders_newest on orders (placed_at desc, id desc);
`;

import { Migration } from '@mikro-orm/migrations';

/** Notes of staff about orders, kitchens and people. Expands. */
export class Migration0095SupportNotes extends Migration {
  override up(): void {
    this.addSql(`create table support_notes (
      id uuid primary key,
      order_id uuid references orders on delete cascade,
      supplier_id uuid references suppliers on delete cascade,
      person_id uuid references users on delete cascade,
      text text,
      author_id uuid not null references users,
      written_at timestamptz not null,
      constraint support_notes_subject check (num_nonnulls(order_id, supplier_id, person_id) = 1)
    )`);
    this.addSql(
      'create index support_notes_of_order on support_notes (order_id, written_at desc, id desc) where order_id is not null',
    );
    this.addSql(
      'create index support_notes_of_supplier on support_notes (supplier_id, written_at desc, id desc) where supplier_id is not null',
    );
    this.addSql(
      'create index support_notes_of_person on support_notes (person_id, written_at desc, id desc) where person_id is not null',
    );
  }

  override down(): void {
    this.addSql('drop table support_notes');
  }
}

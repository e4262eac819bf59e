import { Migration } from '@mikro-orm/migrations';

/** Who eats with a customer, and what they do not eat. Expands. */
export class Migration0067Households extends Migration {
  override up(): void {
    this.addSql(households);
  }

  override down(): void {
    this.addSql('drop table households');
  }
}

const households = `
create table households (
  user_id uuid primary key references users on delete cascade,
  people jsonb not null,
  has_needs boolean not null,
  version int not null,
  changed_at timestamptz not null
)`;

import { Migration } from '@mikro-orm/migrations';

/** The language a person reads, and notifications in languages besides English. */
export class Migration0052LanguageOfMessages extends Migration {
  override up(): void {
    this.addSql(
      "alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2}$')",
    );
    this.addSql('alter table notifications add column translations jsonb');
  }

  override down(): void {
    this.addSql('alter table notifications drop column translations');
    this.addSql('alter table users drop column language');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Documents whose time is over keep their row, and lose their file. */
export class Migration0011ExpiredDocuments extends Migration {
  override up(): void {
    this.addSql('alter table documents add column file_expired_at timestamptz');
    this.addSql('alter table documents alter column file_key drop not null');
    this.addSql(
      'alter table documents add constraint documents_file_or_expiry check ' +
        '(file_key is not null or file_expired_at is not null)',
    );
  }

  /** A row must name a file again; that of an expired one is nowhere. */
  override down(): void {
    this.addSql('alter table documents drop constraint documents_file_or_expiry');
    this.addSql("update documents set file_key = 'expired/' || id where file_key is null");
    this.addSql('alter table documents alter column file_key set not null');
    this.addSql('alter table documents drop column file_expired_at');
  }
}

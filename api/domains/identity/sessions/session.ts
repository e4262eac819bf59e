import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A signed-in browser or API client. The token itself is never stored, only its hash. */
@Entity({ tableName: 'sessions' })
export class Session {
  /** Public id; not a credential. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text', hidden: true })
  tokenHash!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  lastUsedAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

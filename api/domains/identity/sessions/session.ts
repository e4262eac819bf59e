import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.ts';

/** A signed-in browser or API client. The token itself is never stored, only its hash. */
@Entity({ tableName: 'sessions' })
export class Session {
  /** Public id; not a credential. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'sessions_user_id' })
  userId!: string;

  @Property({ type: 'text', hidden: true, unique: true })
  tokenHash!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  lastUsedAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

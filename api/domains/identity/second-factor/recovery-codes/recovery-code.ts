import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../user.ts';

/** An unused recovery code of a person, as a keyed hash; its use deletes it. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  @ManyToOne(() => User, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  codeHash!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

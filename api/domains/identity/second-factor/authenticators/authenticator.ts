import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../../core/access/visible.ts';
import { DateTime } from '../../../../core/graphql/scalars.ts';
import { User } from '../../user.ts';

/** An authenticator app of a person: it and this row share a secret, from which both compute codes. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: "Authenticator app of the viewer's account." })
@Entity({ tableName: 'authenticators' })
@Index({
  name: 'authenticators_in_use',
  expression: `create unique index authenticators_in_use on authenticators (user_id) where confirmed_at is not null`,
})
export class Authenticator {
  /** The sealed secret opens with this id only. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'authenticators_of_user' })
  userId!: string;

  @Property({ type: 'text', hidden: true })
  secretSealed!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Null until the person has entered a code of it; it signs no one in before. */
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time it was added; null until confirmed by a code.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date | null;

  /** Half minutes since 1970 of the last code that was accepted: neither it nor an earlier one is accepted again. */
  @Property({ type: 'integer', nullable: true })
  lastStep?: number | null;
}

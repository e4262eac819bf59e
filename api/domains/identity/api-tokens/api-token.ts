import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { ApiScope } from '../../../core/access/api-scope.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { User } from '../user.ts';

/** A credential of a program that acts for a person. Its secret is never stored, only the hash. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Credential of a program that acts for a kitchen or staff.',
})
@Entity({ tableName: 'api_tokens' })
export class ApiToken {
  @Field(() => ID, { description: 'Identifies the token; opaque, and not a credential.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'api_tokens_of_user' })
  userId!: string;

  @Field(() => String, { description: 'Name that its owner gave it, such as "Receipt printer".' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Beginning of the secret, by which its owner recognizes it.' })
  @Property({ type: 'text' })
  prefix!: string;

  @Property({ type: 'text', hidden: true, unique: true })
  secretHash!: string;

  /** The secret before the last rotation; works until `formerEndsAt`. */
  @Property({ type: 'text', nullable: true, hidden: true, unique: true })
  formerHash?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the secret before the last rotation stops working; null if it was never rotated.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  formerEndsAt?: Date | null;

  @Field(() => [ApiScope], { description: 'Scopes that it has.' })
  @Property({ type: 'text[]' })
  scopes!: ApiScope[];

  @Field(() => DateTime, { description: 'Time it was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time of its last use, at most ten minutes behind; of a program that only listens, the time it connected; null if never used.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date | null;

  @Field(() => DateTime, { description: 'Time at which it stops working.' })
  @Property({ type: 'timestamptz', index: 'api_tokens_expiry' })
  expiresAt!: Date;
}

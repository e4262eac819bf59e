import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../../core/access/visible.ts';
import { DateTime } from '../../../../core/graphql/scalars.ts';
import { User } from '../../user.ts';

/** A WebAuthn credential of a person; its private key never leaves their device. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: "Passkey of the viewer's account." })
@Entity({ tableName: 'passkeys' })
export class Passkey {
  @Field(() => ID, { description: 'ID of the passkey.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'passkeys_of_user' })
  userId!: string;

  /** The authenticator's own id of it, as base64url. */
  @Property({ type: 'text', unique: true })
  credentialId!: string;

  /** COSE key, as base64url. */
  @Property({ type: 'text' })
  publicKey!: string;

  /** Uses as the authenticator counts them, up to 2^32; synced passkeys do not count and stay at 0. */
  @Property({ type: 'double' })
  counter!: number;

  /** How browsers reach it, such as internal or usb. */
  @Property({ type: 'text[]', default: [] })
  transports!: string[];

  @Field(() => Boolean, {
    description: 'Whether it is synced to several devices, such as by a phone account.',
  })
  @Property({ type: 'boolean' })
  isSynced!: boolean;

  @Property({ type: 'boolean' })
  isBackedUp!: boolean;

  @Field(() => String, { description: 'Name that the viewer gave it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => DateTime, { description: 'Time it was added.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of its last use; null if never used.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date | null;
}

import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { User } from '../identity/user.ts';

/** Loaded only for the person who saved it. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Saved delivery address.' })
@Entity({ tableName: 'addresses' })
@Unique({ name: 'addresses_one_default', properties: ['userId'], where: 'is_default' })
export class Address {
  @Field(() => ID, { description: 'Identifies the address; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'addresses_of_user' })
  userId!: string;

  @Field(() => String, { description: 'Name the person gave it, such as Home.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'House number, such as 12B.' })
  @Property({ type: 'text' })
  streetNumber!: string;

  @Field(() => String, { description: 'Street.' })
  @Property({ type: 'text' })
  streetName!: string;

  @Field(() => String, { nullable: true, description: 'Apartment or unit; null when there is none.' })
  @Property({ type: 'text', nullable: true })
  apartmentUnit?: string | null;

  @Field(() => String, { description: 'City.' })
  @Property({ type: 'text' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  @Property({ type: 'char(2)', length: 2 })
  state!: string;

  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  @Property({ type: 'text' })
  zipCode!: string;

  @Field(() => Boolean, { description: 'Whether it is the default for deliveries.' })
  @Property({ type: 'boolean' })
  isDefault!: boolean;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

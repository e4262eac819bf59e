import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../core/scalars.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'A home kitchen that sells.' })
@Entity({ tableName: 'suppliers' })
export class Supplier {
  @Field(() => ID, { description: 'Identifies the kitchen; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  cityId!: string;

  @Field(() => String, { description: 'The name customers see.' })
  @Property({ type: 'text' })
  kitchenName!: string;

  @Field(() => String, { description: 'Who cooks.' })
  @Property({ type: 'text' })
  cookName!: string;

  @Field(() => String, { description: 'What the kitchen cooks, in a sentence or two.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { nullable: true, description: "The cook's own words about the food." })
  @Property({ type: 'text', nullable: true })
  story?: string | null;

  @Field(() => String, { description: 'The kind of cooking, such as South Indian.' })
  @Property({ type: 'text' })
  cuisineType!: string;

  @Field(() => String, { description: 'Street, city and state, as one line.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'Five digits.' })
  @Property({ type: 'character(5)' })
  zipCode!: string;

  @Field(() => Float, { description: 'Degrees north.' })
  @Property({ type: 'double precision' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  @Property({ type: 'double precision' })
  longitude!: number;

  /** The band chosen at registration; `capacity` is its upper bound. */
  @Property({ type: 'text' })
  dailyCapacity!: string;

  /** The most plates on one day. */
  @Property({ type: 'int' })
  capacity!: number;

  @Field(() => Boolean, { description: 'Whether the kitchen brings meals to its customers.' })
  @Property({ type: 'boolean' })
  offersDelivery!: boolean;

  @Field(() => Boolean, { description: 'Whether customers can fetch meals at the kitchen.' })
  @Property({ type: 'boolean' })
  offersPickup!: boolean;

  @Field(() => Int, { description: 'How far the kitchen delivers, in miles.' })
  @Property({ type: 'int' })
  deliveryRadiusMiles!: number;

  @Field(() => Float, { description: 'The mean of all ratings, 1 to 5; 0 while there is none.' })
  @Property({ type: 'numeric(3,2)' })
  rating!: number;

  @Field(() => Int, { description: 'How many ratings there are.' })
  @Property({ type: 'int' })
  totalRatings!: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day the kitchen cooks again, while it pauses.',
  })
  @Property({ type: 'date', nullable: true })
  pausedUntil?: string | null;

  @Field(() => Boolean, {
    description: 'Whether the kitchen is listed: approved, not paused, with a dish to sell.',
  })
  @Property({ type: 'boolean' })
  isActive!: boolean;

  /** The EIN as the vault sealed it; kitchens older than this have none. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  einSealed?: string | null;

  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  einLookup?: string | null;

  @Property({ type: 'character(4)', nullable: true })
  einLastFour?: string | null;

  /** When the cook confirmed to cook at home, as the agreement of the registration says. */
  @Property({ type: 'timestamptz', nullable: true })
  homeKitchenAgreedAt?: Date | null;

  /** Since when an admin keeps the kitchen from selling. */
  @Property({ type: 'timestamptz', nullable: true })
  suspendedAt?: Date | null;

  /** The distinct words customers may search for (search-text.ts). */
  @Property({ type: 'text', lazy: true })
  searchText!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Filled by a list that was asked with near. */
  @Field(() => Float, {
    nullable: true,
    description: 'Miles from where the reader is; null unless the list was asked with near.',
  })
  distanceMiles?: number | null;
}

import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Node } from '../../core/graphql/node.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import type { Computed } from '../../core/query/columns.ts';
import { City } from '../cities/city.ts';
import { User } from '../identity/user.ts';
import type { StoredPhoto } from '../photos/photo.ts';
import { everyMealOfWeek } from './cooked-meals.ts';
import type { DietaryNeed } from './dietary-need.ts';
import type { StoredMenuSummary } from './menu-summary.ts';

/** Answered from rows (supplier-columns.ts), not as this entity, whose address is the whole one for everyone. */
@Visible(anyone)
@ObjectType({ implements: Node, simpleResolvers: true, description: 'Home kitchen that sells.' })
@Entity({ tableName: 'suppliers' })
@Index({
  name: 'suppliers_city_rating',
  columns: [{ name: 'cityId' }, { name: 'rating', sort: 'DESC' }, { name: 'id' }],
  include: ['searchText'],
  where: 'is_active',
})
@Index({
  name: 'suppliers_rating',
  columns: [{ name: 'rating', sort: 'DESC' }, { name: 'id' }],
  where: 'is_active',
})
@Index({
  name: 'suppliers_cuisine',
  columns: [{ name: 'cityId' }, { name: 'cuisineType' }, { name: 'rating', sort: 'DESC' }, { name: 'id' }],
  where: 'is_active',
})
@Index({
  name: 'suppliers_cuisine_anywhere',
  columns: [{ name: 'cuisineType' }, { name: 'rating', sort: 'DESC' }, { name: 'id' }],
  where: 'is_active',
})
@Index({
  name: 'suppliers_dietary_needs',
  expression: `create index suppliers_dietary_needs on suppliers using gin (dietary_needs) where is_active`,
})
@Index({
  name: 'suppliers_city_name',
  expression: `create index suppliers_city_name on suppliers (city_id, lower(kitchen_name), id) where is_active`,
})
@Index({
  name: 'suppliers_name',
  expression: `create index suppliers_name on suppliers (lower(kitchen_name), id) where is_active`,
})
@Index({
  name: 'kitchens_by_name',
  expression: `create index kitchens_by_name on suppliers (lower(kitchen_name), id)`,
})
@Index({
  name: 'kitchens_by_words',
  expression: `create index kitchens_by_words on suppliers using gin (lower(kitchen_name || ' ' || cook_name) gin_trgm_ops)`,
})
@Index({
  name: 'suppliers_trigrams',
  expression: `create index suppliers_trigrams on suppliers using gin (findable_trigrams(city_id, search_text)) where is_active`,
})
@Index({
  name: 'suppliers_place',
  expression: `create index suppliers_place on suppliers using gist (on_earth(latitude, longitude)) where is_active`,
})
export class Supplier {
  @Field(() => ID, { description: 'Identifies the kitchen; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, unique: true })
  userId!: string;

  @ManyToOne(() => City, { mapToPk: true })
  cityId!: string;

  @Field(() => String, { description: 'Name customers see.' })
  @Property({ type: 'text' })
  kitchenName!: string;

  @Field(() => String, { description: 'Name of the cook.' })
  @Property({ type: 'text' })
  cookName!: string;

  @Field(() => String, { description: 'Description of the food, in a sentence or two.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { nullable: true, description: "Cook's own words about the food; null if none." })
  @Property({ type: 'text', nullable: true })
  story?: string | null;

  @Field(() => String, { description: 'Kind of cooking, such as South Indian.' })
  @Property({ type: 'text' })
  cuisineType!: string;

  @Field(() => String, {
    description:
      'Street, city and state, as one line; where streets of kitchens are private, such as near San Jose, CA.',
  })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'Five digits.' })
  @Property({ type: 'char(5)', length: 5 })
  zipCode!: string;

  /** Of its ZIP code, because anyone sees it: a street would lead to the home of the cook. */
  @Field(() => Float, { description: 'Latitude in degrees north, in the middle of its ZIP code.' })
  @Property({ type: 'double precision' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees east, in the middle of its ZIP code.' })
  @Property({ type: 'double precision' })
  longitude!: number;

  /** The band chosen at registration; `capacity` is its upper bound. */
  @Property({ type: 'text', check: "daily_capacity in ('5-10', '11-25', '26-50', '51-100')" })
  dailyCapacity!: string;

  /** Maximum plates per day. */
  @Property({ type: 'int', check: 'capacity >= 1 and capacity <= 100' })
  capacity!: number;

  @Field(() => Boolean, { description: 'Whether the kitchen delivers.' })
  @Property({ type: 'boolean', default: true })
  offersDelivery!: boolean;

  @Field(() => Boolean, { description: 'Whether the kitchen offers pickup.' })
  @Property({ type: 'boolean', default: true })
  offersPickup!: boolean;

  @Field(() => Int, { description: 'Delivery radius in miles.' })
  @Property({ type: 'int', default: 10 })
  deliveryRadiusMiles!: number;

  @Field(() => Float, { description: 'Mean of all ratings, 1 to 5; 0 without ratings.' })
  @Property({ type: 'numeric(3,2)', precision: 3, scale: 2, default: 0 })
  rating!: number;

  @Field(() => Int, { description: 'Number of ratings.' })
  @Property({ type: 'int', default: 0 })
  totalRatings!: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day the kitchen cooks again; null unless it is paused.',
  })
  @Property({ type: 'date', nullable: true })
  pausedUntil?: string | null;

  /** First day on which the cook may end a pause that an admin decided; null without one. May be over. */
  @Property({ type: 'date', nullable: true })
  pausedByStaffUntil?: string | null;

  /** The end of the pause that the cook had when an admin decided on a longer one; null without one. May be over. */
  @Property({ type: 'date', nullable: true })
  ownPauseUntil?: string | null;

  @Field(() => Boolean, {
    description: 'Whether the kitchen is listed: approved, not paused, with a dish to sell.',
  })
  @Property({ type: 'boolean', default: false })
  isActive!: boolean;

  /** Whether the menu has a dish on sale; the menu, which is a newer domain's, stores it here. */
  @Property({ type: 'boolean', default: false })
  hasDishes!: boolean;

  /** Which needs the dishes on sale meet; the menu stores them here, too. */
  @Property({ type: 'text[]', default: [] })
  dietaryNeeds!: DietaryNeed[];

  /** What cards say of the dishes on sale; null without any. The menu stores it here, too. */
  @Property({ type: 'jsonb', nullable: true })
  menuSummary?: StoredMenuSummary | null;

  /**
   * The meals of a week for which a dish on sale is usually cooked: bit 3 x weekday + mealtime (cooked-meals.ts). The
   * menu stores them here, too.
   */
  @Property({ type: 'int', default: everyMealOfWeek })
  cookedMeals!: number;

  /**
   * The meals of dates whose own menus make the difference: something is cooked though usually nothing is, or the other
   * way round; as 3 x days since 2000 + mealtime. The menu stores them here, too.
   */
  @Property({ type: 'int[]', default: [] })
  unusualMeals!: number[];

  /** The dishes that were ordered most in the last 30 days, the most ordered first; a job of the orders stores them. */
  @Property({ type: 'uuid[]', default: [] })
  popularDishIds!: string[];

  /** The kitchen and its food; null until the cook has set one. */
  @Property({ type: 'jsonb', nullable: true })
  cover?: StoredPhoto | null;

  /** The cook's portrait. */
  @Property({ type: 'jsonb', nullable: true })
  cookPhoto?: StoredPhoto | null;

  /** What the short address of its page ends with; made by the database, and never changed. */
  @Property({ type: 'text', defaultRaw: 'new_share_code()', unique: 'suppliers_share_code' })
  shareCode!: string;

  /** The EIN, sealed by the vault; older kitchens have none. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  einSealed?: string | null;

  @Property({ type: 'text', nullable: true, lazy: true, hidden: true, unique: 'suppliers_ein_lookup' })
  einLookup?: string | null;

  @Property({ type: 'char(4)', length: 4, nullable: true })
  einLastFour?: string | null;

  /** Time the cook accepted the home kitchen agreement of the registration. */
  @Property({ type: 'timestamptz', nullable: true })
  homeKitchenAgreedAt?: Date | null;

  /** Time an admin suspended the kitchen. */
  @Property({ type: 'timestamptz', nullable: true })
  suspendedAt?: Date | null;

  /** Distinct words that customers can search for (search-text.ts). */
  @Property({ type: 'text', lazy: true, default: '' })
  searchText!: string;

  /** Version of the cooking week for optimistic locking. */
  @Property({ type: 'int', default: 1 })
  weekVersion!: number;

  /** Counts changes of what dishes contain, so that an order cannot be placed with an outdated menu. */
  @Property({ type: 'int', default: 1 })
  menuVersion!: number;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Set by lists that take `near`. */
  @Field(() => Float, {
    nullable: true,
    description: 'Miles from the reader; null unless the query has near.',
  })
  distanceMiles?: Computed<number> | null;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';
import { SupplierStatus } from '../kitchen-standing.ts';

/** What only whoever runs the kitchen sees of it. Loaded for that person alone. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A kitchen as whoever runs it sees it.' })
export class KitchenAccount {
  @Field(() => ID, { description: 'Identifies the kitchen, as everywhere.' })
  id!: string;

  @Field(() => SupplierStatus, { description: 'Where it stands in the marketplace.' })
  standing!: SupplierStatus;

  @Field(() => String, { nullable: true, description: 'The EIN but for its last four digits.' })
  einMasked!: string | null;

  @Field(() => String, { description: 'The address it signs in with.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The phone number.' })
  phone!: string | null;

  @Field(() => String, { description: 'Number and street, without the city.' })
  street!: string;

  @Field(() => String, { description: 'The band of daily capacity it registered with, such as 11-25.' })
  dailyCapacity!: string;

  @Field(() => Int, { description: 'The most plates on one day.' })
  capacity!: number;

  @Field(() => Int, { description: 'The most that the band allows.' })
  capacityLimit!: number;

  @Field(() => LocalDate, { nullable: true, description: 'The day it cooks again, while it pauses.' })
  pausedUntil!: string | null;

  @Field(() => LocalDate, { description: "Today by the kitchen's own calendar." })
  today!: string;
}

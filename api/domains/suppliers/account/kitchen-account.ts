import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { SupplierStatus } from '../supplier-status.ts';

/** A kitchen as its own cook sees it. Loaded only for that person. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Kitchen as its own cook sees it.' })
export class KitchenAccount {
  @Field(() => ID, { description: 'ID of the kitchen.' })
  id!: string;

  @Field(() => SupplierStatus, { description: 'Status of the kitchen in the marketplace.' })
  status!: SupplierStatus;

  @Field(() => String, {
    nullable: true,
    description: 'EIN with all but its last four digits hidden; null when none is stored.',
  })
  einMasked!: string | null;

  @Field(() => String, { description: 'Email address for sign-in.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number; null if none.' })
  phone!: string | null;

  @Field(() => String, { description: 'Number and street, without the city.' })
  street!: string;

  @Field(() => String, { description: 'Registered band of meals per day, such as 11-25.' })
  dailyCapacity!: string;

  @Field(() => Int, { description: 'Maximum plates per day.' })
  capacity!: number;

  @Field(() => Int, { description: 'Upper limit of the band.' })
  capacityLimit!: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day it cooks again; null unless it is paused.',
  })
  pausedUntil!: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which its cook may end the pause, which an admin decided; null otherwise.',
  })
  pauseFixedUntil!: string | null;

  @Field(() => LocalDate, { description: "Today in the kitchen's time zone." })
  today!: string;
}

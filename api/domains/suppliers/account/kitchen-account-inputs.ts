import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Profile, delivery settings and address of a kitchen.' })
export class UpdateKitchenInput {
  @Field(() => String, { description: 'Name customers see, at most 80 characters.' })
  kitchenName!: string;

  @Field(() => String, { description: 'Name of the cook, at most 80 characters.' })
  cookName!: string;

  @Field(() => String, { description: 'Phone number, such as (408) 555-0147.' })
  phone!: string;

  @Field(() => String, { description: 'Description of the food, at most 500 characters; may be empty.' })
  description!: string;

  @Field(() => String, { description: "Cook's own words, at most 2000 characters; may be empty." })
  story!: string;

  @Field(() => String, { description: 'Kind of cooking, such as South Indian.' })
  cuisineType!: string;

  @Field(() => Boolean, { description: 'Whether it delivers.' })
  offersDelivery!: boolean;

  @Field(() => Boolean, { description: 'Whether it offers pickup.' })
  offersPickup!: boolean;

  @Field(() => Int, { description: 'Delivery radius, 1 to 50 miles.' })
  deliveryRadiusMiles!: number;

  @Field(() => String, { description: 'Number and street.' })
  address!: string;

  @Field(() => String, { description: 'City; one that is new is added as coming soon.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string;
}

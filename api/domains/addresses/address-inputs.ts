import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Delivery address to be saved.' })
export class AddressInput {
  @Field(() => ID, { nullable: true, description: 'ID of the address to change; omit it to add one.' })
  id?: string | null;

  @Field(() => String, { description: 'Name of the address, such as Home; at most 40 characters.' })
  name!: string;

  @Field(() => String, { description: 'House number: digits with an optional letter, such as 12B.' })
  streetNumber!: string;

  @Field(() => String, { description: 'Street, at least 2 characters.' })
  streetName!: string;

  @Field(() => String, { nullable: true, description: 'Apartment or unit, at most 20 characters.' })
  apartmentUnit?: string | null;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  zipCode!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it becomes the default instead of another; the first address is always the default.',
  })
  isDefault?: boolean | null;
}

import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A delivery address to be saved.' })
export class AddressInput {
  @Field(() => ID, { nullable: true, description: 'The address to change; a new one when left out.' })
  id?: string | null;

  @Field(() => String, { description: 'What to call it, such as Home; at most 40 characters.' })
  name!: string;

  @Field(() => String, { description: 'Digits with an optional letter, such as 12B.' })
  streetNumber!: string;

  @Field(() => String, { description: 'The street, at least 2 characters.' })
  streetName!: string;

  @Field(() => String, { nullable: true, description: 'The apartment or unit, at most 20 characters.' })
  apartmentUnit?: string | null;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => String, { description: 'The two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  zipCode!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True makes it the default in place of another; the first address is the default anyway.',
  })
  isDefault?: boolean | null;
}

import { Field, InputType } from 'type-graphql';

@InputType({ description: 'City to add to the marketplace. Its coordinates come from its ZIP codes.' })
export class AddCityInput {
  @Field(() => String, { description: 'Name, such as San Jose.' })
  name!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA time zone; defaults to the one of its state and longitude.',
  })
  timeZone?: string | null;
}

import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A city to open the marketplace to. Where it is comes from its ZIP codes.' })
export class AddCityInput {
  @Field(() => String, { description: 'The name, such as San Jose.' })
  name!: string;

  @Field(() => String, { description: 'The two-letter state code.' })
  state!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its IANA time zone, where that of its state and longitude is not right.',
  })
  timeZone?: string | null;
}

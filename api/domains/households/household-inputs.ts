import { Field, InputType, Int } from 'type-graphql';
import { HouseholdMember } from './household-member.ts';

@InputType({ description: 'Household to be saved.' })
export class HouseholdInput {
  @Field(() => [HouseholdMember], {
    description: 'All of its people, at most 12; who is left out is removed.',
  })
  people!: HouseholdMember[];

  @Field(() => Int, {
    description: 'Version that the customer read; refused if the household has another one.',
  })
  version!: number;
}

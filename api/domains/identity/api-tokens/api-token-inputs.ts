import { Field, ID, InputType, Int } from 'type-graphql';
import { ApiScope } from '../../../core/access/api-scope.ts';

@InputType({ description: 'New API token.' })
export class CreateApiTokenInput {
  @Field(() => String, { description: 'Name by which its owner knows it, at most 60 characters.' })
  name!: string;

  @Field(() => [ApiScope], {
    description:
      'Scopes that it gets, at least one. Kitchens and staff can give what they may do themselves.',
  })
  scopes!: ApiScope[];

  @Field(() => Int, { description: 'Number of days until it stops working, 1 to 366.' })
  expiresInDays!: number;
}

@InputType({ description: 'Rotation of the secret of an API token.' })
export class RotateApiTokenInput {
  @Field(() => ID, { description: 'ID of the token.' })
  id!: string;

  @Field(() => Int, {
    description: 'Number of hours for which the earlier secret continues to work, 0 to 168.',
  })
  overlapHours!: number;
}

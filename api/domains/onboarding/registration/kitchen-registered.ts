import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'The kitchen is registered and can sign in.' })
export class KitchenRegistered {
  @Field(() => String, { description: 'What happened and what to do next, in plain words.' })
  message = 'Your kitchen is registered. Sign in to go on with your documents.';
}

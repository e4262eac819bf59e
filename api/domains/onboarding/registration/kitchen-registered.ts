import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'The kitchen is registered and can sign in.' })
export class KitchenRegistered {
  @Field(() => String, { description: 'Text for people: what happened and what to do next.' })
  message = 'Your kitchen is registered. Sign in to continue with your documents.';
}

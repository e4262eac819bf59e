import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'The account is gone, and nobody is signed in.' })
export class AccountDeleted {
  @Field(() => Boolean, { description: 'Always true.' })
  deleted = true;
}

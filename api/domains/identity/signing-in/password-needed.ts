import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description:
    'The code was correct, and this client is now a recognized device of the admin; the password is required as well.',
})
export class PasswordNeeded {
  @Field(() => String, { description: 'Text for people: what to do next.' })
  message = 'Your code is correct. Now enter your password.';
}

import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description:
    'The code was right, and this client is now a known device of the admin; the password is needed as well.',
})
export class PasswordNeeded {
  @Field(() => String, { description: 'What to do next, in plain words.' })
  message = 'Your code was right. Now enter your password.';
}

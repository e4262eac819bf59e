import { Field, ObjectType } from 'type-graphql';
import { mailedCodeMinutes } from '../../../../schema/rules/mailed-code.ts';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'The request was accepted. Does not reveal whether the address has an account.',
})
export class SignInCodeMailed {
  @Field(() => String, { description: 'Text for people: what to do next.' })
  message = `If this email has an account, it gets a code that works for ${mailedCodeMinutes} minutes.`;
}

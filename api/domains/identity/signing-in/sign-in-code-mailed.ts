import { Field, ObjectType } from 'type-graphql';
import { mailedCodeMinutes } from '../../../../schema/rules/mailed-code.ts';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'The request was accepted. Says nothing about whether the address has an account.',
})
export class SignInCodeMailed {
  @Field(() => String, { description: 'What to do next, in plain words.' })
  message = `If this email has an account, it gets a code that works for ${mailedCodeMinutes} minutes.`;
}

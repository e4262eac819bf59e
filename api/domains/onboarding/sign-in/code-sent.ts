import { Field, ID, ObjectType } from 'type-graphql';
import { signInCodeLength, signInCodeMinutes } from '../../../../schema/constants.ts';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'A code is on its way to the registered address.' })
export class CodeSent {
  @Field(() => ID, { description: 'Names this sign-in; the code is good for it alone.' })
  signInId: string;

  @Field(() => String, { description: 'What happened and what to do next, in plain words.' })
  message =
    `We have sent a ${signInCodeLength}-digit code to your email. It is good for ${signInCodeMinutes} minutes.`;

  constructor(signInId: string) {
    this.signInId = signInId;
  }
}

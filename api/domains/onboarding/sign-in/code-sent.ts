import { Field, ID, ObjectType } from 'type-graphql';
import { signInCodeLength, signInCodeMinutes } from '../../../../schema/constants.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'A code is on its way to the registered address.' })
export class CodeSent {
  @Field(() => ID, { description: 'ID of this sign-in; the code works for it only.' })
  signInId: string;

  @Field(() => String, { description: 'Text for people: what happened and what to do next.' })
  message = withValues(
    /*i18n*/ 'We sent a {0}-digit code to your email. It works for {1} minutes.',
    signInCodeLength,
    signInCodeMinutes,
  );

  constructor(signInId: string) {
    this.signInId = signInId;
  }
}

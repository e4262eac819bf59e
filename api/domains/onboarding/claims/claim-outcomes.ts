import { Field, ObjectType } from 'type-graphql';
import { mailedCodeMinutes } from '../../../../schema/rules/mailed-code.ts';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'The request for a code was accepted.' })
export class ClaimCodeMailed {
  @Field(() => String, { description: 'Text for people: what to do next.' })
  message = `A code is on its way to this address. It works for ${mailedCodeMinutes} minutes.`;
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description:
    'The claim waits for the letter: a form with the field `file`, sent to /api/ein-claims/letter within 30 minutes.',
})
export class EinClaimStarted {
  @Field(() => String, { description: 'Token to send with the letter, in the header x-claim-token.' })
  letterToken: string;

  constructor(letterToken: string) {
    this.letterToken = letterToken;
  }
}

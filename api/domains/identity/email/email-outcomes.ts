import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'A link was mailed that confirms the address.' })
export class ConfirmationLinkMailed {
  @Field(() => String, { description: 'Text for people: what to do next.' })
  message: string;

  constructor(maskedAddress: string) {
    this.message = `We sent a link to ${maskedAddress}. It works for 3 days.`;
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'The address is confirmed.' })
export class EmailConfirmed {
  @Field(() => String, { description: 'Text for people: what happened.' })
  message = 'Your email is confirmed.';
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description:
    'The client is not one of the account, so the reader must say whether they opened it: call again with openedAccount.',
})
export class EmailConfirmationQuestion {
  @Field(() => DateTime, { description: 'Time the account was opened.' })
  openedAt: Date;

  constructor(openedAt: Date) {
    this.openedAt = openedAt;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'The account was secured for the owner of the mailbox; the address gets no more email.',
})
export class AccountSecured {
  @Field(() => String, { description: 'Text for people: what happened and what they can do.' })
  message =
    'The person who opened the account is signed out and can no longer get in. We will not email you about it. If you want the account yourself, sign in with a mailed code.';
}

import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Staff member who gets a link for a new password, with the reason.' })
export class SendPasswordLinkInput {
  @Field(() => ID, { description: 'ID of the staff member.' })
  personId!: string;

  @Field(() => String, { description: 'Reason, at most 300 characters.' })
  reason!: string;
}

@InputType({ description: 'New password of a staff member, with the token that allows it.' })
export class SetStaffPasswordInput {
  @Field(() => String, { description: 'Token from the link in the email.' })
  token!: string;

  @Field(() => String, { description: 'Password of at least 12 characters, and not one of the most common.' })
  newPassword!: string;
}

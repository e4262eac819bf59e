import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a person tells to open a customer account.' })
export class RegisterCustomerInput {
  @Field(() => String, { description: 'The name, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'The email address; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'A phone number, such as (408) 555-0147.' })
  phone!: string;

  @Field(() => String, { description: 'At least 6 characters, and not one of the commonest passwords.' })
  password!: string;
}

@InputType({ description: 'What a customer signs in with.' })
export class SignInCustomerInput {
  @Field(() => String, { description: 'The email address; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'The password.' })
  password!: string;
}

@InputType({ description: 'What people may change about themselves.' })
export class ProfileInput {
  @Field(() => String, { description: 'The name, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'A phone number, such as (408) 555-0147.' })
  phone!: string;
}

@InputType({ description: 'A new password in place of the current one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password so far.' })
  currentPassword!: string;

  @Field(() => String, { description: 'At least 6 characters, and not one of the commonest passwords.' })
  newPassword!: string;
}

import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Details of a new customer account.' })
export class RegisterCustomerInput {
  @Field(() => String, { description: 'The name, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'The email address; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'A phone number, such as (408) 555-0147.' })
  phone!: string;

  @Field(() => String, { description: 'At least 6 characters, and not one of the most common passwords.' })
  password!: string;
}

@InputType({ description: 'Credentials of a customer or an admin.' })
export class SignInCustomerInput {
  @Field(() => String, { description: 'The email address; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'The password.' })
  password!: string;
}

@InputType({ description: 'Profile fields that people can change.' })
export class ProfileInput {
  @Field(() => String, { description: 'The name, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'A phone number, such as (408) 555-0147.' })
  phone!: string;
}

@InputType({ description: 'The current and the new password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, { description: 'At least 6 characters, and not one of the most common passwords.' })
  newPassword!: string;
}

import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Details of a new customer account.' })
export class RegisterCustomerInput {
  @Field(() => String, { description: 'Name, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'Phone number, such as (408) 555-0147.' })
  phone!: string;

  @Field(() => String, { description: 'Password of at least 6 characters, and not one of the most common.' })
  password!: string;
}

@InputType({ description: 'Credentials of a customer or an admin.' })
export class SignInCustomerInput {
  @Field(() => String, { description: 'Email address; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;
}

@InputType({ description: 'Profile fields that people can change.' })
export class ProfileInput {
  @Field(() => String, { description: 'Name, at most 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'Phone number, such as (408) 555-0147.' })
  phone!: string;
}

@InputType({ description: 'Current and the new password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'Current password.' })
  currentPassword!: string;

  @Field(() => String, {
    description: 'Password of at least 6 characters, of staff at least 12, and not one of the most common.',
  })
  newPassword!: string;
}

@InputType({ description: 'Mailed code and the new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Address that the code was mailed to; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'Code; case, spaces and the dash do not matter.' })
  code!: string;

  @Field(() => String, { description: 'Password of at least 6 characters, and not one of the most common.' })
  newPassword!: string;
}

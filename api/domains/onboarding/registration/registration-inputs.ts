import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What a home kitchen tells to join, in the three steps of the registration.' })
export class RegisterSupplierInput {
  @Field(() => String, { description: 'The Employer Identification Number, such as 12-3456789.' })
  ein!: string;

  @Field(() => String, { description: 'The email address to sign in with; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'A phone number, such as (408) 555-0147.' })
  phone!: string;

  @Field(() => String, { description: 'The name customers will see.' })
  kitchenName!: string;

  @Field(() => String, { defaultValue: '', description: 'Who cooks; the name of the kitchen when empty.' })
  cookName!: string;

  @Field(() => String, { defaultValue: '', description: 'What the kitchen cooks, in a sentence or two.' })
  description!: string;

  @Field(() => String, { description: 'The kind of cooking, such as South Indian.' })
  cuisineType!: string;

  @Field(() => String, {
    defaultValue: 'home_kitchen',
    description: 'The kind of business; only home_kitchen can join.',
  })
  businessType!: string;

  @Field(() => String, { description: 'home, commercial or shared; only home can join.' })
  kitchenLocation!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the kitchen has a commercial license.' })
  hasCommercialLicense!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether it is a restaurant or a food truck.' })
  isRestaurant!: boolean;

  @Field(() => String, { description: 'The most meals on one day: 5-10, 11-25, 26-50, 51-100 or 100+.' })
  dailyCapacity!: string;

  @Field(() => Boolean, { description: 'That the cook cooks in the own home kitchen.' })
  homeKitchenAgreement!: boolean;

  @Field(() => String, { description: 'Number and street.' })
  address!: string;

  @Field(() => String, { description: 'The city; one that is new is added as coming soon.' })
  city!: string;

  @Field(() => String, { description: 'The two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string;
}

@InputType({ description: 'What a kitchen signs in with.' })
export class SignInSupplierInput {
  @Field(() => String, { description: 'The EIN the kitchen registered with, such as 12-3456789.' })
  ein!: string;

  @Field(() => String, { description: 'The email address it registered with.' })
  email!: string;
}

@InputType({ description: 'The code that was mailed to a kitchen that is signing in.' })
export class SignInCodeInput {
  @Field(() => ID, { description: 'Which sign-in it was mailed for, as answered when it was sent.' })
  signInId!: string;

  @Field(() => String, { description: 'The six digits.' })
  code!: string;
}

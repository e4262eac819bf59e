import { Field, ID, InputType } from 'type-graphql';
import { type Language as LanguageCode, languageOfCode } from '../../../../schema/languages.ts';
import type { RegistrationDraft } from '../../../../schema/rules/registration.ts';
import { Language } from '../../../core/graphql/language.ts';

@InputType({ description: 'Details of a home kitchen, from the three steps of the registration.' })
export class RegisterSupplierInput {
  @Field(() => String, { description: 'Employer Identification Number, such as 12-3456789.' })
  ein!: string;

  @Field(() => String, { description: 'Email address to sign in with; its case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'Phone number, such as (408) 555-0147.' })
  phone!: string;

  @Field(() => String, { description: 'Name customers will see.' })
  kitchenName!: string;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Name of the cook; defaults to the name of the kitchen.',
  })
  cookName?: string | null;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Description of the food, in a sentence or two.',
  })
  description?: string | null;

  @Field(() => String, { description: 'Kind of cooking, such as South Indian.' })
  cuisineType!: string;

  @Field(() => String, {
    nullable: true,
    defaultValue: 'home_kitchen',
    description: 'Kind of business; only home_kitchen can join.',
  })
  businessType?: string | null;

  @Field(() => String, {
    description: 'Place of the kitchen: home, commercial or shared; only home can join.',
  })
  kitchenLocation!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether the kitchen has a commercial license.',
  })
  hasCommercialLicense?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether it is a restaurant or a food truck.',
  })
  isRestaurant?: boolean | null;

  @Field(() => String, { description: 'Band of meals per day: 5-10, 11-25, 26-50, 51-100 or 100+.' })
  dailyCapacity!: string;

  @Field(() => Boolean, { description: 'Confirms that the cook cooks in their own home kitchen.' })
  homeKitchenAgreement!: boolean;

  @Field(() => String, { description: 'Number and street.' })
  address!: string;

  @Field(() => String, { description: 'City; one that is new is added as coming soon.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string;

  @Field(() => Language, {
    nullable: true,
    description: 'Language in which the cook gets emails; English if left out.',
  })
  language?: Language | null;
}

/** What may be left out may also be null, as clients send it whose fields are always there. */
export const draftOf = ({
  language,
  ...input
}: RegisterSupplierInput): RegistrationDraft & { language: LanguageCode } => ({
  ...input,
  language: languageOfCode(language?.toLowerCase()),
  cookName: input.cookName ?? '',
  description: input.description ?? '',
  businessType: input.businessType ?? 'home_kitchen',
  hasCommercialLicense: input.hasCommercialLicense ?? false,
  isRestaurant: input.isRestaurant ?? false,
});

@InputType({ description: 'Credentials of a kitchen.' })
export class SignInSupplierInput {
  @Field(() => String, { description: 'EIN the kitchen registered with, such as 12-3456789.' })
  ein!: string;

  @Field(() => String, { description: 'Email address it registered with.' })
  email!: string;
}

@InputType({ description: 'Code mailed to a kitchen during sign-in.' })
export class SignInCodeInput {
  @Field(() => ID, { description: 'ID of the sign-in, as returned when the code was sent.' })
  signInId!: string;

  @Field(() => String, { description: 'Six digits.' })
  code!: string;
}

import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Second factor of a sign-in: a code, or the response of a passkey.' })
export class CompleteSignInInput {
  @Field(() => String, { description: 'Token of the sign-in that needs it.' })
  challenge!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the authenticator app, or a recovery code; case, spaces and dashes do not matter.',
  })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Response of navigator.credentials.get as JSON, at most 16,000 characters.',
  })
  passkeyResponse?: string | null;
}

@InputType({ description: 'New passkey.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'Token from startPasskey.' })
  challenge!: string;

  @Field(() => String, {
    description: 'Response of navigator.credentials.create as JSON, at most 16,000 characters.',
  })
  response!: string;

  @Field(() => String, { description: 'Name by which the viewer knows it, at most 60 characters.' })
  name!: string;
}

@InputType({ description: 'New name of a passkey.' })
export class RenamePasskeyInput {
  @Field(() => ID, { description: 'ID of the passkey.' })
  passkeyId!: string;

  @Field(() => String, { description: 'Name, at most 60 characters.' })
  name!: string;
}

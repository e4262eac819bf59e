import { Field, InputType } from 'type-graphql';

@InputType({
  description: 'Proof of who the viewer is, by one of the ways that startProof returned.',
})
export class ProveAgainInput {
  @Field(() => String, { description: 'Token from startProof.' })
  challenge!: string;

  @Field(() => String, { nullable: true, description: 'Password.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'Code from the email that mailSignInCode sends.' })
  mailedCode?: string | null;

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

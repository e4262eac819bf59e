import { Field, ObjectType } from 'type-graphql';
import { settingUpFactors } from '../../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../../core/access/visible.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../../core/operation/operation.ts';
import type { Problem } from '../../../../core/operation/problem.ts';
import { newIdentifier } from '../../../../core/values/identifier.ts';
import { viewerAsUser } from '../../find-user.ts';
import { lockUser } from '../../lock-user.ts';
import { beginFactorChange } from '../begin-factor-change.ts';
import { needsProvenEmail } from '../needs-proven-email.ts';
import { Authenticator } from './authenticator.ts';
import { newTotpSecret, totpUri } from './totp.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Secret of a new authenticator app.' })
export class AuthenticatorStarted {
  @Field(() => String, { description: 'Secret to type into the app, in base 32; shown only now.' })
  secret: string;

  @Field(() => String, { description: 'Address with the secret, otpauth://, to show as a QR code.' })
  uri: string;

  constructor(secret: string, uri: string) {
    this.secret = secret;
    this.uri = uri;
  }
}

const prepare = async (ctx: Ctx, _: null): Promise<{ email: string } | Problem> => {
  const user = (await viewerAsUser(ctx))!;
  return needsProvenEmail(ctx, user) ?? (await beginFactorChange(ctx)) ?? { email: user.email };
};

/** Begins to add an authenticator app; it counts once a code of it is entered. An app in use stays until then. */
export const startAuthenticator = preparedOperation(
  settingUpFactors,
  prepare,
  async ({ ctx, em, sql, viewer, now }, { email }: { email: string }) => {
    const { userId } = viewer;
    await lockUser(sql, userId);
    await em.nativeDelete(Authenticator, { userId, confirmedAt: null });
    const id = newIdentifier(now);
    const secret = newTotpSecret();
    const secretSealed = ctx.services.vault.seal(secret, id);
    em.create(Authenticator, { id, userId, secretSealed, createdAt: now });
    return new AuthenticatorStarted(secret, totpUri(secret, email));
  },
);

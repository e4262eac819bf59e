import { enumType } from '../../../core/graphql/enum-type.ts';
import { type Factors, hasFactor } from './factors-of.ts';

export const FactorWay = enumType('FactorWay', 'Way to prove a second factor.', {
  PASSKEY: 'Passkey of the account.',
  AUTHENTICATOR: 'Code of the authenticator app.',
  RECOVERY_CODE: 'Recovery code, which works once.',
});
export type FactorWay = keyof typeof FactorWay;

/** The ways open to a person, the easiest first; none without a second factor. */
export const waysOf = (factors: Factors): FactorWay[] => {
  if (!hasFactor(factors)) return [];
  return [
    ...(factors.passkeys.length > 0 ? [FactorWay.PASSKEY] : []),
    ...(factors.hasAuthenticator ? [FactorWay.AUTHENTICATOR] : []),
    ...(factors.recoveryCodesLeft > 0 ? [FactorWay.RECOVERY_CODE] : []),
  ];
};

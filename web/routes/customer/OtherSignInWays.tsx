import SecondFactorForm from '../../features/session/SecondFactorForm.tsx';
import type { Access } from '../../features/session/use-sign-in-supplier.ts';
import type { SecondFactorNeededFragment } from '../../generated/graphql.ts';
import ForgottenPassword from './ForgottenPassword.tsx';
import MailedCode from './MailedCode.tsx';

interface Props {
  way: 'code' | 'new password';
  email: string;
  /** Set once the first factor is proven. */
  needed: SecondFactorNeededFragment | undefined;
  onSignedIn: () => void;
  onSecondFactor: (needed: SecondFactorNeededFragment) => void;
  onKitchenSignedIn: (access: Access) => void;
  /** Returns to the password. */
  onPassword: (isCodeProven?: boolean) => void;
}

/** What follows a password that was not enough, or replaces it. */
export default function OtherSignInWays({ way, email, needed, onPassword, ...outcomes }: Props) {
  if (needed) return <SecondFactorForm needed={needed} {...outcomes} onStartAgain={() => onPassword()} />;
  if (way === 'code') return <MailedCode email={email} {...outcomes} onPassword={onPassword} />;
  return <ForgottenPassword email={email} {...outcomes} onBack={() => onPassword()} />;
}

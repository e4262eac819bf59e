import { useState } from 'react';
import { ForgotPasswordForm } from '../../features/session/ForgotPasswordForm.tsx';
import { ResetPasswordForm } from '../../features/session/ResetPasswordForm.tsx';
import type { SignInOutcomes } from '../../features/session/use-sign-in.ts';

interface Props extends SignInOutcomes {
  email: string;
  onBack: () => void;
}

/** From the email address to the code and the new password. */
export default function ForgottenPassword({ email, ...ways }: Props) {
  const [mailedTo, setMailedTo] = useState<string>();
  return mailedTo === undefined ? (
    <ForgotPasswordForm email={email} onCodeMailed={setMailedTo} onBack={ways.onBack} />
  ) : (
    <ResetPasswordForm email={mailedTo} {...ways} />
  );
}

import { MailedCodeForm } from '../../features/session/MailedCodeForm.tsx';
import type { MailedCodeOutcomes } from '../../features/session/use-mailed-code.ts';

interface Props extends Omit<MailedCodeOutcomes, 'onPasswordNeeded'> {
  email: string;
  /** Returns to the password: because the code was accepted and it comes next, or because the person went back. */
  onPassword: (isCodeProven: boolean) => void;
}

export default function MailedCode({ email, onPassword, ...outcomes }: Props) {
  return (
    <MailedCodeForm
      email={email}
      asKitchen={false}
      {...outcomes}
      onPasswordNeeded={() => onPassword(true)}
      onBack={() => onPassword(false)}
    />
  );
}

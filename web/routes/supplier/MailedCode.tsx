import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { MailedCodeForm } from '../../features/session/MailedCodeForm.tsx';
import { takeReturnTo } from '../../features/session/return-to.ts';
import type { Access } from '../../features/session/use-sign-in-supplier.ts';
import type { SecondFactorNeededFragment } from '../../generated/graphql.ts';

interface Props {
  email: string;
  onKitchenSignedIn: (access: Access) => void;
  onSecondFactor: (needed: SecondFactorNeededFragment) => void;
  onBack: () => void;
}

/** Customers and admins who took this screen for theirs go on where they belong. */
export default function MailedCode(props: Props) {
  const navigate = useNavigate();
  return (
    <MailedCodeForm
      {...props}
      asKitchen
      onSignedIn={() => navigate(takeReturnTo() ?? paths.home(), { replace: true })}
      onPasswordNeeded={() => navigate(paths.customerLogin(), { state: { provenEmail: props.email } })}
    />
  );
}

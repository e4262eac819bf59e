import { useNavigate } from 'react-router-dom';
import { kitchenDestination } from '../../features/session/kitchen-destination.ts';
import { MailedCodeForm } from '../../features/session/MailedCodeForm.tsx';
import { takeReturnTo } from '../../features/session/return-to.ts';

interface Props {
  email: string;
  onSignedIn: () => void;
  /** Returns to the password: because the code was accepted and it comes next, or because the person went back. */
  onPassword: (isCodeProven: boolean) => void;
}

/** Redirects a kitchen that signed in here to its own screens. */
export default function MailedCode({ email, onSignedIn, onPassword }: Props) {
  const navigate = useNavigate();
  return (
    <MailedCodeForm
      email={email}
      asKitchen={false}
      onSignedIn={onSignedIn}
      onKitchenSignedIn={access =>
        navigate(kitchenDestination(access, null, takeReturnTo()), { replace: true })
      }
      onPasswordNeeded={() => onPassword(true)}
      onBack={() => onPassword(false)}
    />
  );
}

import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInForm } from '../../features/session/SignInForm.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

/** Most people sign in by password; the other way is fetched for those who ask for it. */
const MailedCode = lazyWithRetry(() => import('./MailedCode.tsx'));

interface Start {
  way: 'password' | 'code';
  email: string;
  isCodeProven?: boolean;
}

/** By password, or by a code from the email. Admins enter the password after the code. */
export function SignInWays({ onSignedIn }: { onSignedIn: () => void }) {
  const provenElsewhere: string | undefined = useLocation().state?.provenEmail;
  const [{ way, email, isCodeProven }, choose] = useState<Start>({
    way: 'password',
    email: provenElsewhere ?? '',
    isCodeProven: provenElsewhere !== undefined,
  });
  if (way === 'password')
    return (
      <SignInForm
        email={email}
        isCodeProven={isCodeProven}
        onSignedIn={onSignedIn}
        onCodeWanted={wanted => choose({ way: 'code', email: wanted })}
      />
    );
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <MailedCode
        email={email}
        onSignedIn={onSignedIn}
        onPassword={isCodeProven => choose({ way: 'password', email, isCodeProven })}
      />
    </Suspense>
  );
}

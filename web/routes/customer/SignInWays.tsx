import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInForm } from '../../features/session/SignInForm.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

/** Most people sign in by password; the other ways are fetched for those who ask for them. */
const ForgottenPassword = lazyWithRetry(() => import('./ForgottenPassword.tsx'));
const MailedCode = lazyWithRetry(() => import('./MailedCode.tsx'));

interface Start {
  way: 'password' | 'code' | 'new password';
  email: string;
  isCodeProven?: boolean;
}

/** By password, by a code from the email, or by a new password that such a code sets. Admins enter the password after the code. */
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
        onForgotten={typed => choose({ way: 'new password', email: typed })}
      />
    );
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      {way === 'code' ? (
        <MailedCode
          email={email}
          onSignedIn={onSignedIn}
          onPassword={isCodeProven => choose({ way: 'password', email, isCodeProven })}
        />
      ) : (
        <ForgottenPassword
          email={email}
          onSignedIn={onSignedIn}
          onBack={() => choose({ way: 'password', email })}
        />
      )}
    </Suspense>
  );
}

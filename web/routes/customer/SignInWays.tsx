import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '../../features/session/SignInForm.tsx';
import type { Access } from '../../features/session/use-sign-in-supplier.ts';
import type { SecondFactorNeededFragment } from '../../generated/graphql.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

/** Most people sign in by password; the other ways are fetched for those who ask for them. */
const OtherSignInWays = lazyWithRetry(() => import('./OtherSignInWays.tsx'));
const PasskeyButton = lazyWithRetry(() => import('../../features/session/PasskeyButton.tsx'));

interface Start {
  way: 'password' | 'code' | 'new password';
  email: string;
  isCodeProven?: boolean;
}

/**
 * By password, by a code from the email, by a new password that such a code sets, or by a passkey. Admins enter the
 * password after the code. A second factor completes what an account that has one began.
 */
export function SignInWays({ onSignedIn }: { onSignedIn: () => void }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const provenElsewhere: string | undefined = state?.provenEmail;
  const codeEmail: string | undefined = state?.codeEmail;
  const [{ way, email, isCodeProven }, choose] = useState<Start>({
    way: codeEmail === undefined ? 'password' : 'code',
    email: codeEmail ?? provenElsewhere ?? '',
    isCodeProven: provenElsewhere !== undefined,
  });
  const [needed, setNeeded] = useState<SecondFactorNeededFragment>();
  const outcomes = {
    onSignedIn,
    onSecondFactor: setNeeded,
    /** Redirects a kitchen that signed in here to its own screens. */
    onKitchenSignedIn: async (access: Access) => {
      const { afterKitchenSignIn } = await import('./after-sign-in.ts');
      navigate(afterKitchenSignIn(access), { replace: true });
    },
  };
  if (way === 'password' && !needed)
    return (
      <div className="flex flex-col gap-4">
        <SignInForm
          email={email}
          isCodeProven={isCodeProven}
          {...outcomes}
          onCodeWanted={wanted => choose({ way: 'code', email: wanted })}
          onForgotten={typed => choose({ way: 'new password', email: typed })}
        />
        <Suspense fallback={<Skeleton className="h-12" />}>
          <PasskeyButton {...outcomes} />
        </Suspense>
      </div>
    );
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <OtherSignInWays
        way={way === 'password' ? 'code' : way}
        email={email}
        needed={needed}
        {...outcomes}
        onPassword={proven => {
          setNeeded(undefined);
          choose({ way: 'password', email, isCodeProven: proven });
        }}
      />
    </Suspense>
  );
}

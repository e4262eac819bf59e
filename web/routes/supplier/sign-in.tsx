import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { asEin } from '../../../schema/rules/ein.ts';
import { paths } from '../../app/paths.ts';
import { kitchenDestination } from '../../features/session/kitchen-destination.ts';
import { takeReturnTo } from '../../features/session/return-to.ts';
import { SignInCodeForm } from '../../features/session/SignInCodeForm.tsx';
import { SupplierSignInForm } from '../../features/session/SupplierSignInForm.tsx';
import type { Access, SentCode } from '../../features/session/use-sign-in-supplier.ts';
import type { SecondFactorNeededFragment } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const linkLook = 'inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4';

/** Most kitchens sign in by EIN; the other way is fetched for those who ask for it. */
const MailedCode = lazyWithRetry(() => import('./MailedCode.tsx'));
const PasskeyButton = lazyWithRetry(() => import('../../features/session/PasskeyButton.tsx'));
const SecondFactorForm = lazyWithRetry(() => import('../../features/session/SecondFactorForm.tsx'));

/** Which form is shown: for EIN and email, for the code that completes them, or for a code in their place. */
type Way =
  | { form: 'credentials' }
  | { form: 'second step'; sent: SentCode }
  | { form: 'mailed code' }
  | { form: 'second factor'; needed: SecondFactorNeededFragment };

const titles: Record<Way['form'], { title: MessageDescriptor; text: MessageDescriptor }> = {
  credentials: { title: msg`Sign in to your kitchen`, text: msg`Your menu, your orders and your documents.` },
  'second step': {
    title: msg`Check your email`,
    text: msg`One more step, so no one else can sign in with the numbers on your documents.`,
  },
  'second factor': { title: msg`Two-step verification`, text: msg`You turned it on for your kitchen.` },
  'mailed code': { title: msg`Check your email`, text: msg`The code lets you in without your EIN.` },
};

export default function SupplierSignInScreen() {
  const { start, setStart, redirect } = useHandedOver();
  const [way, setWay] = useState<Way>({ form: 'credentials' });
  const navigate = useNavigate();
  const goOn = (access: Access) =>
    navigate(kitchenDestination(access, redirect, takeReturnTo()), { replace: true });
  const askFactor = (needed: SecondFactorNeededFragment) => setWay({ form: 'second factor', needed });
  const toCustomer = () => navigate(takeReturnTo() ?? paths.home(), { replace: true });
  const startAgain = () => setWay({ form: 'credentials' });
  const { title, text } = titles[way.form];

  return (
    <>
      <PageTitle text={translate(text)}>{translate(title)}</PageTitle>
      {way.form === 'second step' && (
        <SignInCodeForm
          sent={way.sent}
          onSignedIn={goOn}
          onSecondFactor={askFactor}
          onStartAgain={startAgain}
        />
      )}
      {way.form === 'credentials' && (
        <SupplierSignInForm
          start={start}
          onSignedIn={goOn}
          onSecondFactor={askFactor}
          onCodeSent={(sent, credentials) => {
            setStart(credentials);
            setWay({ form: 'second step', sent });
          }}
          onCodeWanted={credentials => {
            setStart(credentials);
            setWay({ form: 'mailed code' });
          }}
        />
      )}
      {way.form === 'credentials' && (
        <div className="mt-4 flex flex-col gap-4">
          <Suspense fallback={<Skeleton className="h-12" />}>
            <PasskeyButton onSignedIn={toCustomer} onKitchenSignedIn={goOn} />
          </Suspense>
        </div>
      )}
      {way.form === 'second factor' && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <SecondFactorForm
            needed={way.needed}
            onSignedIn={toCustomer}
            onKitchenSignedIn={goOn}
            onStartAgain={startAgain}
          />
        </Suspense>
      )}
      {way.form === 'mailed code' && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <MailedCode
            email={start.email}
            onKitchenSignedIn={goOn}
            onSecondFactor={askFactor}
            onBack={startAgain}
          />
        </Suspense>
      )}
      <div className="mt-6 flex flex-col items-center text-center">
        <Link to={paths.supplierRegistration()} className={linkLook}>
          {t`New here? Register your kitchen`}
        </Link>
        <Link to={paths.customerLogin()} className={linkLook}>
          {t`Ordering food? Sign in as a customer`}
        </Link>
      </div>
    </>
  );
}

/** What the registration hands over in the address. EIN and email are removed from it immediately (decision 0011). */
const useHandedOver = () => {
  const [search, setSearch] = useSearchParams();
  const [start, setStart] = useState(() => ({
    ein: asEin(search.get('ein') ?? ''),
    email: search.get('email') ?? '',
  }));
  const isHandedOver = search.has('ein') || search.has('email');
  useEffect(() => {
    if (!isHandedOver) return;
    const rest = new URLSearchParams(window.location.search);
    rest.delete('ein');
    rest.delete('email');
    setSearch(rest, { replace: true });
  }, [isHandedOver, setSearch]);
  return { start, setStart, redirect: search.get('redirect') };
};

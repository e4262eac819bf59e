import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { asEin } from '../../../schema/rules/ein.ts';
import { paths } from '../../app/paths.ts';
import { kitchenDestination } from '../../features/session/kitchen-destination.ts';
import { takeReturnTo } from '../../features/session/return-to.ts';
import { SignInCodeForm } from '../../features/session/SignInCodeForm.tsx';
import { SupplierSignInForm } from '../../features/session/SupplierSignInForm.tsx';
import type { Access, SentCode } from '../../features/session/use-sign-in-supplier.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';

const linkLook = 'inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4';

export default function SupplierSignInScreen() {
  const navigate = useNavigate();
  const { start, setStart, redirect } = useHandedOver();
  const [sent, setSent] = useState<SentCode>();
  const goOn = (access: Access) =>
    navigate(kitchenDestination(access, redirect, takeReturnTo()), { replace: true });

  return (
    <>
      <PageTitle
        text={
          sent
            ? 'One more step, so that nobody else gets in with the numbers on your papers.'
            : 'Your menu, your orders and your documents.'
        }
      >
        {sent ? 'Check your email' : 'Sign in to your kitchen'}
      </PageTitle>
      {sent ? (
        <SignInCodeForm sent={sent} onSignedIn={goOn} onStartAgain={() => setSent(undefined)} />
      ) : (
        <SupplierSignInForm
          start={start}
          onSignedIn={goOn}
          onCodeSent={(code, credentials) => {
            setStart(credentials);
            setSent(code);
          }}
        />
      )}
      <div className="mt-6 flex flex-col items-center text-center">
        <Link to={paths.supplierRegistration()} className={linkLook}>
          New here? Register your kitchen
        </Link>
        <Link to={paths.customerLogin()} className={linkLook}>
          Ordering food? Sign in as a customer
        </Link>
      </div>
    </>
  );
}

/** What the registration hands over in the address. EIN and e-mail are taken out of it at once (decision 0011). */
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

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RegistrationDraft } from '../../../schema/rules/registration.ts';
import { paths } from '../../app/paths.ts';
import { RegistrationWizard } from '../../features/kitchen-registration/RegistrationWizard.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';

export default function SupplierRegistrationScreen() {
  const navigate = useNavigate();
  const toast = useToast();
  const [taken, setTaken] = useState<Taken>();
  const toSignIn = ({ ein, email }: RegistrationDraft) => {
    const handedOver = new URLSearchParams({ ein, email: email.trim(), redirect: 'onboarding' });
    navigate(`${paths.supplierLogin()}?${handedOver}`, { replace: true });
    toast({ tone: 'success', title: t`Your kitchen is registered` });
  };
  return (
    <>
      <PageTitle text={t`For home cooks. You keep 80% of every dish and decide when you cook.`}>
        {t`Register your kitchen`}
      </PageTitle>
      {taken && (
        <div role="status" className="mb-5">
          <TakenNotice {...taken} />
        </div>
      )}
      <RegistrationWizard
        onRegistered={toSignIn}
        onTaken={(what, { ein, email }) => setTaken(what && { what, ein, email: email.trim() })}
      />
      <p className="mt-6 text-center">
        {t`Already registered?`}{' '}
        <Link
          to={paths.supplierLogin()}
          className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
        >
          {t`Sign in to your kitchen`}
        </Link>
      </p>
    </>
  );
}

interface Taken {
  what: 'ein' | 'email';
  ein: string;
  email: string;
}

/** The way on for the owner of an EIN or a mailbox that someone else registered with. */
function TakenNotice({ what, ein, email }: Taken) {
  if (what === 'ein')
    return (
      <Notice
        tone="info"
        action={
          <ButtonLink variant="secondary" to={paths.claimEin()} state={{ ein, email }}>
            {t`This is my EIN`}
          </ButtonLink>
        }
      >
        {t`Someone registered with this EIN. If it is yours and it wasn't you, show us the letter of the IRS.`}
      </Notice>
    );
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink variant="secondary" to={paths.supplierLogin()}>
          {t`Sign in with a code`}
        </ButtonLink>
      }
    >
      {t`Someone registered with this email. If it is yours, sign in with a code that we email you.`}
    </Notice>
  );
}

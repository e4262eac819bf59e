import { Link, useNavigate } from 'react-router-dom';
import type { RegistrationDraft } from '../../../schema/rules/registration.ts';
import { paths } from '../../app/paths.ts';
import { RegistrationWizard } from '../../features/kitchen-registration/RegistrationWizard.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';

export default function SupplierRegistrationScreen() {
  const navigate = useNavigate();
  const toast = useToast();
  const toSignIn = ({ ein, email }: RegistrationDraft) => {
    const handedOver = new URLSearchParams({ ein, email: email.trim(), redirect: 'onboarding' });
    navigate(`${paths.supplierLogin()}?${handedOver}`, { replace: true });
    toast({ tone: 'success', title: 'Your kitchen is registered', description: 'Sign in to continue.' });
  };
  return (
    <>
      <PageTitle text="For home cooks. You keep 80% of every dish and decide when you cook.">
        Register your kitchen
      </PageTitle>
      <RegistrationWizard onRegistered={toSignIn} />
      <p className="mt-6 text-center">
        Already registered?{' '}
        <Link
          to={paths.supplierLogin()}
          className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
        >
          Sign in to your kitchen
        </Link>
      </p>
    </>
  );
}

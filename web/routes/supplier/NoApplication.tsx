import { t } from '@lingui/core/macro';
import ChefHat from '~icons/lucide/chef-hat';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** For an account that has no kitchen yet. */
export const NoApplication = () => (
  <>
    <h1 tabIndex={-1} className="sr-only">
      {t`Supplier onboarding`}
    </h1>
    <EmptyState
      icon={<ChefHat />}
      title={t`No kitchen yet`}
      text={t`Register your home kitchen first; then you upload your documents here.`}
      action={<ButtonLink to={paths.supplierRegistration()}>{t`Register your kitchen`}</ButtonLink>}
    />
  </>
);

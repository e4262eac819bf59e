import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Tabs } from '../../ui/display/Tabs.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { SignInWays } from './SignInWays.tsx';

/** Most people have an account; its form comes to those who open one. */
const Registration = lazyWithRetry(() => import('./Registration.tsx'));

const linkLook = 'inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4';

export default function SignInScreen() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'create-account' ? 'create-account' : 'sign-in';
  const reason: string | undefined = useLocation().state?.reason;
  const client = useApolloClient();
  const goOn = async () => {
    const { afterSignIn } = await import('./after-sign-in.ts');
    navigate(await afterSignIn(client), { replace: true });
  };
  const toCode = (codeEmail: string) => setSearch({}, { replace: true, state: { codeEmail } });

  return (
    <>
      <PageTitle text={reason ?? t`Home-cooked meals from kitchens near you.`}>
        {tab === 'sign-in' ? t`Welcome back` : t`Join us`}
      </PageTitle>
      <Tabs
        label={t`Sign in or create an account`}
        value={tab}
        onChange={next => setSearch(next === 'sign-in' ? {} : { tab: next }, { replace: true })}
        tabs={[
          {
            value: 'sign-in',
            label: t`Sign In`,
            content: <SignInWays onSignedIn={() => void goOn()} />,
          },
          {
            value: 'create-account',
            label: t`Create Account`,
            content: (
              <Suspense fallback={<Skeleton className="h-96" />}>
                <Registration onCodeWanted={toCode} />
              </Suspense>
            ),
          },
        ]}
      />
      <div className="mt-6 flex flex-col items-center text-center">
        <Link to={paths.landing()} className={linkLook}>{t`Browse without an account`}</Link>
        <Link to={paths.supplierLogin()} className={linkLook}>{t`Do you cook? Sign in as a kitchen`}</Link>
      </div>
    </>
  );
}

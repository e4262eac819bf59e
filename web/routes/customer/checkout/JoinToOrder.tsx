import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { settleCity } from '../../../features/cities/remember-city.ts';
import RegisterForm from '../../../features/session/RegisterForm.tsx';
import { rememberReturnTo } from '../../../features/session/return-to.ts';
import { Card } from '../../../ui/display/Card.tsx';

/** Opens an account in the middle of an order; who has one signs in and comes right back. */
export default function JoinToOrder() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const comeBack = () => rememberReturnTo(paths.checkout());
  const signInByCode = (codeEmail: string) => {
    comeBack();
    void navigate(paths.customerLogin(), { replace: true, state: { codeEmail } });
  };
  return (
    <section aria-labelledby="join">
      <h2 id="join" className="text-title font-bold">{t`Who is ordering?`}</h2>
      <p className="mb-2 text-muted">
        {t`Already have an account?`}{' '}
        <Link
          to={paths.customerLogin()}
          replace
          onClick={comeBack}
          className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
        >{t`Sign In`}</Link>
      </p>
      <Card>
        <RegisterForm
          isShort
          // Not awaited: the next choice of a city is stored again.
          onRegistered={() => void settleCity(client).catch(() => undefined)}
          onCodeWanted={signInByCode}
        />
      </Card>
    </section>
  );
}

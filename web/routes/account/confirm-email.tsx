import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { EmailConfirmation } from '../../features/email/EmailConfirmation.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';

/**
 * The token is in the fragment, which reaches no log. It leaves the address bar and the history as the screen opens.
 */
export default function ConfirmEmailScreen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return (
    <>
      <PageTitle>{t`Confirm your email`}</PageTitle>
      <EmailConfirmation
        key={token}
        token={token}
        homePath={paths.home()}
        signInPath={paths.customerLogin()}
      />
    </>
  );
}

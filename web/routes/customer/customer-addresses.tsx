import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { FirstAddress } from '../../features/addresses/FirstAddress.tsx';
import { takeReturnTo } from '../../features/session/return-to.ts';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** Comes after registration, and leads on to where the person was going. */
export default function CustomerAddressesScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle text={t`Save it once and check out faster.`}>{t`Where should we deliver?`}</PageTitle>
      <SignedInOnly whileLoading={<Skeleton className="h-96 rounded-card" />}>
        <FirstAddress onDone={() => navigate(takeReturnTo() ?? paths.home(), { replace: true })} />
      </SignedInOnly>
    </>
  );
}

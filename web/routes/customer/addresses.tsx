import { t } from '@lingui/core/macro';
import { AddressBook } from '../../features/addresses/book/AddressBook.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export default function AddressesScreen() {
  return (
    <>
      <PageTitle
        text={t`Where your meals go. The default comes first at checkout.`}
      >{t`Your addresses`}</PageTitle>
      <SignedInOnly whileLoading={<Skeleton className="h-24 rounded-card" />}>
        <AddressBook />
      </SignedInOnly>
    </>
  );
}

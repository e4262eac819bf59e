import { AddressBook } from '../../features/addresses/AddressBook.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export default function AddressesScreen() {
  return (
    <>
      <PageTitle text="Where your meals go. The default comes first at checkout.">Your addresses</PageTitle>
      <SignedInOnly whileLoading={<Skeleton className="h-24 rounded-card" />}>
        <AddressBook />
      </SignedInOnly>
    </>
  );
}

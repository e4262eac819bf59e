import { useFragment } from '@apollo/client/react';
import { Suspense } from 'react';
import { FavoriteToggle_supplierFragmentDoc } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { HeartButton } from './HeartButton.tsx';
import { useToggleFavorite } from './use-toggle-favorite.ts';

const SignInToKeep = lazyWithRetry(() => import('./SignInToKeep.tsx'));

interface Props {
  supplierId: string;
  kitchenName: string;
  isSignedIn: boolean;
  onSignIn: () => void;
}

/** A heart, filled for a favorite kitchen. Signed-out visitors are asked to sign in first. */
export const FavoriteToggle = ({ supplierId, kitchenName, isSignedIn, onSignIn }: Props) =>
  isSignedIn ? (
    <OwnHeart supplierId={supplierId} kitchenName={kitchenName} />
  ) : (
    <NobodysHeart supplierId={supplierId} kitchenName={kitchenName} onSignIn={onSignIn} />
  );

function OwnHeart({ supplierId, kitchenName }: Pick<Props, 'supplierId' | 'kitchenName'>) {
  const mark = useFragment({
    fragment: FavoriteToggle_supplierFragmentDoc,
    from: { __typename: 'Supplier', id: supplierId },
  });
  const toggle = useToggleFavorite(supplierId);
  const isFavorite = mark.data.viewerHasFavorited === true;
  return (
    <HeartButton kitchenName={kitchenName} isFull={isFavorite} onClick={() => void toggle(!isFavorite)} />
  );
}

function NobodysHeart({ supplierId, kitchenName, onSignIn }: Omit<Props, 'isSignedIn'>) {
  const { open, show, close } = useDialogInUrl();
  const dialog = `keep-${supplierId}`;
  return (
    <>
      <HeartButton kitchenName={kitchenName} isFull={false} onClick={() => show(dialog)} />
      {open === dialog && (
        <Suspense fallback={null}>
          <SignInToKeep
            kitchenName={kitchenName}
            onSignIn={() => void close().then(onSignIn)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

import { useFragment } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { FavoriteToggle_supplierFragmentDoc } from '../../generated/graphql.ts';
import { late } from '../../ui/late.ts';
import { HeartButton } from './HeartButton.tsx';
import { useToggleFavorite } from './use-toggle-favorite.ts';

const SignInToKeep = late(() => import('./SignInToKeep.tsx'));

interface Props {
  supplierId: string;
  kitchenName: string;
  isSignedIn: boolean;
  onSignIn: () => void;
}

/** A heart that is full for a favorite kitchen. Nobody's heart asks to sign in first. */
export const FavoriteToggle = ({ supplierId, kitchenName, isSignedIn, onSignIn }: Props) =>
  isSignedIn ? (
    <OwnHeart supplierId={supplierId} kitchenName={kitchenName} />
  ) : (
    <NobodysHeart kitchenName={kitchenName} onSignIn={onSignIn} />
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

function NobodysHeart({ kitchenName, onSignIn }: Pick<Props, 'kitchenName' | 'onSignIn'>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <HeartButton kitchenName={kitchenName} isFull={false} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <Suspense fallback={null}>
          <SignInToKeep kitchenName={kitchenName} onSignIn={onSignIn} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

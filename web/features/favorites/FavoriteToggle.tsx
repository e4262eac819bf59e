import { useFragment } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FavoriteToggle_supplierFragmentDoc } from '../../generated/graphql.ts';
import { late } from '../../ui/late.ts';
import { useToggleFavorite } from './use-toggle-favorite.ts';

const SignInToKeep = late(() => import('./SignInToKeep.tsx'));

interface Props {
  supplierId: string;
  kitchenName: string;
  isSignedIn: boolean;
  onSignIn: () => void;
}

/** A heart that is full for a favorite kitchen. Nobody's heart asks to sign in first. */
export function FavoriteToggle({ supplierId, kitchenName, isSignedIn, onSignIn }: Props) {
  const mark = useFragment({
    fragment: FavoriteToggle_supplierFragmentDoc,
    from: { __typename: 'Supplier', id: supplierId },
  });
  const [isAsking, setIsAsking] = useState(false);
  const toggle = useToggleFavorite(supplierId);
  const isFavorite = isSignedIn && mark.data.viewerHasFavorited === true;

  return (
    <>
      <button
        type="button"
        aria-label={t`Favorite ${kitchenName}`}
        aria-pressed={isFavorite}
        onClick={() => (isSignedIn ? void toggle(!isFavorite) : setIsAsking(true))}
        className="group flex size-11 items-center justify-center rounded-full"
      >
        <span className="flex size-9 items-center justify-center rounded-full border border-border bg-surface text-primary transition-transform duration-150 group-hover:bg-sunken group-active:scale-90">
          <Heart aria-hidden className={clsx('size-5', isFavorite && 'fill-current')} />
        </span>
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <SignInToKeep kitchenName={kitchenName} onSignIn={onSignIn} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

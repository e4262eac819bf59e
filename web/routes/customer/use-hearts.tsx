import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { FavoriteToggle } from '../../features/favorites/FavoriteToggle.tsx';
import { rememberReturnTo } from '../../features/session/return-to.ts';
import type { HeartOf } from '../../features/suppliers/KitchenCard.tsx';
import { usePerson } from '../../lib/session/use-session.ts';

/** Hearts for kitchens; kitchens and the marketplace itself have no favorites. Asked once for a whole list. */
export function useHearts(): HeartOf {
  const user = usePerson();
  const navigate = useNavigate();
  const hasNone = user !== undefined && user.role !== 'CUSTOMER';
  const isSignedIn = user !== undefined;

  return useCallback(
    kitchen => {
      if (hasNone) return null;
      const signIn = () => {
        const { pathname, search } = window.location;
        rememberReturnTo(pathname + search);
        navigate(paths.customerLogin());
      };
      return (
        <FavoriteToggle
          supplierId={kitchen.id}
          kitchenName={kitchen.kitchenName}
          isSignedIn={isSignedIn}
          onSignIn={signIn}
        />
      );
    },
    [hasNone, isSignedIn, navigate],
  );
}

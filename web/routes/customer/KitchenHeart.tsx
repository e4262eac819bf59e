import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { FavoriteToggle } from '../../features/favorites/FavoriteToggle.tsx';
import { rememberReturnTo } from '../../features/session/return-to.ts';
import { useSession } from '../../features/session/use-session.ts';

interface Props {
  kitchen: { id: string; kitchenName: string };
}

export const heartOf = (kitchen: Props['kitchen']) => <KitchenHeart kitchen={kitchen} />;

/** The heart of a kitchen; kitchens and the marketplace itself have no favorites. */
export function KitchenHeart({ kitchen }: Props) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (user && user.role !== 'CUSTOMER') return null;

  const signIn = () => {
    rememberReturnTo(pathname + search);
    navigate(paths.customerLogin());
  };
  return (
    <FavoriteToggle
      supplierId={kitchen.id}
      kitchenName={kitchen.kitchenName}
      isSignedIn={user !== undefined}
      onSignIn={signIn}
    />
  );
}

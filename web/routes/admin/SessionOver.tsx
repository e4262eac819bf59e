import { LockKeyhole } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { rememberReturnTo } from '../../features/session/return-to.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function SessionOver() {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        icon={<LockKeyhole />}
        title="You have been signed out"
        text="Admins are signed out after 30 minutes without a move, or when somebody ends their sessions. Nothing was done since your last decision; sign in again to go on where you were."
        action={
          <ButtonLink to={paths.customerLogin()} onClick={() => rememberReturnTo(pathname + search)}>
            Sign in again
          </ButtonLink>
        }
      />
    </div>
  );
}

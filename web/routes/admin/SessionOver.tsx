import { useLocation } from 'react-router-dom';
import LockKeyhole from '~icons/lucide/lock-keyhole';
import { paths } from '../../app/paths.ts';
import { rememberReturnTo } from '../../features/session/return-to.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function SessionOver() {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        icon={<LockKeyhole />}
        title="You have been signed out"
        text="Admins are signed out after 30 minutes of inactivity, when someone ends their sessions, or when their role changes. Nothing has changed since your last decision. Sign in again to continue where you left off."
        action={
          <ButtonLink to={paths.customerLogin()} onClick={() => rememberReturnTo(pathname + search)}>
            Sign in again
          </ButtonLink>
        }
      />
    </div>
  );
}

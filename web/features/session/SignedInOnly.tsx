import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { Role } from '../../generated/graphql.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { NotForYourRole } from './NotForYourRole.tsx';
import { rememberReturnTo } from './return-to.ts';
import { signInReason } from './sign-in-reason.ts';

interface Props {
  children: ReactNode;
  whileLoading: ReactNode;
  /** Whom the screen is for; without it for everybody who is signed in. */
  forRole?: Role;
  /** What to show instead of the way to the sign-in; asked when it is about to be taken. */
  whenSignedOut?: () => ReactNode;
}

const signInOf: Record<Role, string> = {
  CUSTOMER: paths.customerLogin(),
  SUPPLIER: paths.supplierLogin(),
  ADMIN: paths.customerLogin(),
};

/** Sends signed-out visitors to sign in and back here; shows other roles that the screen is not for them. */
export function SignedInOnly({ children, whileLoading, forRole, whenSignedOut }: Props) {
  const { user, loading, hasFailed, retry } = useSession();
  if (user)
    return !forRole || user.role === forRole ? children : <NotForYourRole forRole={forRole} user={user} />;
  if (loading) return whileLoading;
  if (hasFailed) return <ErrorState onRetry={retry} />;
  return whenSignedOut?.() || <ToSignIn at={signInOf[forRole ?? 'CUSTOMER']} />;
}

function ToSignIn({ at }: { at: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // After signing out, navigation to another screen has already started.
    if (window.location.pathname !== pathname) return;
    rememberReturnTo(pathname + search);
    navigate(at, { replace: true, state: { reason: signInReason(pathname) } });
  }, [at, pathname, search, navigate]);
  return null;
}

import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { rememberReturnTo } from './return-to.ts';
import { useSession } from './use-session.ts';

interface Props {
  children: ReactNode;
  whileLoading: ReactNode;
}

/** Sends anybody else to sign in first and back here after. */
export function SignedInOnly({ children, whileLoading }: Props) {
  const { user, loading, hasFailed, askAgain } = useSession();
  if (user) return children;
  if (loading) return whileLoading;
  return hasFailed ? <ErrorState onRetry={askAgain} /> : <ToSignIn />;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Whoever has just signed out is on the way to another screen already.
    if (window.location.pathname !== pathname) return;
    rememberReturnTo(pathname + search);
    navigate(paths.customerLogin(), { replace: true });
  }, [pathname, search, navigate]);
  return null;
}

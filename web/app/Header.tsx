import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import ArrowLeft from '~icons/lucide/arrow-left';
import CircleHelp from '~icons/lucide/circle-question-mark';
import House from '~icons/lucide/house';
import LogIn from '~icons/lucide/log-in';
import ReceiptText from '~icons/lucide/receipt-text';
import { rememberReturnTo } from '../features/session/return-to.ts';
import { useSession } from '../lib/session/use-session.ts';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { BrandLink } from './BrandLink.tsx';
import { HeaderLink } from './HeaderLink.tsx';
import { LazyBell } from './LazyBell.tsx';
import { paths } from './paths.ts';
import { UserButton } from './UserButton.tsx';

export function Header({ title, back }: { title: string | null; back?: string }) {
  const { user, loading } = useSession();
  const { pathname, search } = useLocation();
  const isSigningIn = pathname === paths.customerLogin();
  const isCrowded = Boolean(back && user);
  const atHome = pathname === paths.landing() || pathname === paths.home();
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-1 border-b print:hidden border-border bg-bg pr-2 pl-3">
      {back ? <BackAndTitle title={title ?? ''} fallback={back} /> : <BrandLink isCrowded={Boolean(user)} />}
      <nav aria-label={t`Site`} className="ml-auto flex items-center">
        <HeaderLink
          to={paths.home()}
          word={t`Home`}
          icon={<House aria-hidden />}
          active={atHome}
          isCrowded={isCrowded}
          // On the narrowest screens the title needs the room; the back button leads there too.
          className={isCrowded ? 'hidden @min-[23rem]:flex' : undefined}
        />
        <HeaderLink
          to={paths.help()}
          word={t`Help`}
          icon={<CircleHelp aria-hidden />}
          active={pathname === paths.help()}
          isCrowded={isCrowded}
        />
        {loading ? (
          <Skeleton className="mx-2 h-6 w-12" />
        ) : user ? (
          <HeaderLink
            to={paths.orders()}
            word={t`Orders`}
            icon={<ReceiptText aria-hidden />}
            active={pathname.startsWith(paths.orders())}
            isCrowded={isCrowded}
          />
        ) : (
          <HeaderLink
            to={paths.customerLogin()}
            word={t`Sign In`}
            icon={<LogIn aria-hidden />}
            active={isSigningIn}
            isCrowded={isCrowded}
            onClick={() => isSigningIn || rememberReturnTo(`${pathname}${search}`)}
          />
        )}
      </nav>
      {user && <LazyBell user={user} />}
      {user && <UserButton user={user} />}
    </header>
  );
}

function BackAndTitle({ title, fallback }: { title: string; fallback: string }) {
  const navigate = useNavigate();
  const goBack = () => {
    if (window.history.state?.idx > 0) navigate(-1);
    else navigate(fallback, { replace: true });
  };
  return (
    <>
      <IconButton label={t`Back`} onClick={goBack} className="-ml-2">
        <ArrowLeft aria-hidden />
      </IconButton>
      <span className="min-w-0 truncate text-lead font-semibold">{title}</span>
    </>
  );
}

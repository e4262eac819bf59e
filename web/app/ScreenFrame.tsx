import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { useRef } from 'react';
import { useDocumentTitle } from '../lib/document-title.ts';
import { translate } from '../lib/language.ts';
import { usePerson } from '../lib/session/use-session.ts';
import { ActiveOrderSlot } from './ActiveOrderSlot.tsx';
import { BottomNavigation } from './BottomNavigation.tsx';
import { CartBarSlot } from './CartBarSlot.tsx';
import { EmailBannerSlot } from './EmailBannerSlot.tsx';
import { Header } from './Header.tsx';
import { KitchenBarSlot } from './KitchenBarSlot.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import type { Screen } from './screens/screen.ts';
import { useArrival } from './use-arrival.ts';
import { ViewBannerSlot } from './ViewBannerSlot.tsx';

/** Header, screen and bottom bar in one column of phone width; wide windows show the sunken tone beside it. */
export function ScreenFrame({ screen }: { screen: Screen }) {
  const main = useRef<HTMLElement>(null);
  const title = screen.title && translate(screen.title);
  useDocumentTitle(title);
  useArrival(main);
  const user = usePerson();
  const isKitchen = user?.role === 'SUPPLIER';
  const isTool = screen.isToolOfKitchens && isKitchen;
  return (
    <div
      className={clsx(
        '@container mx-auto flex min-h-dvh flex-col bg-bg min-[432px]:border-x print:max-w-none print:border-0',
        screen.isWide || isTool ? 'max-w-6xl' : 'max-w-column',
      )}
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 print:hidden rounded-control bg-surface px-4 py-3 font-semibold focus:translate-y-0"
      >{t`Skip to content`}</a>
      <Header title={title} back={screen.back} />
      <OfflineBanner />
      {screen.asksForProof && <EmailBannerSlot />}
      {user?.viewedUntil && <ViewBannerSlot user={user} until={user.viewedUntil} />}
      <main ref={main} id="content" tabIndex={-1} className="flex flex-1 flex-col px-4 py-5">
        <ScreenOutlet Component={screen.Component} />
      </main>
      {screen.bottomBar && !isTool && (
        // Of these, a short window keeps the cart in view; the navigation, 14 units high, comes with the page's end.
        <div className="sticky bottom-0 short:-bottom-14 z-30 print:hidden">
          <div className="short:hidden">
            <ActiveOrderSlot />
          </div>
          <CartBarSlot />
          <BottomNavigation />
        </div>
      )}
      {isKitchen && (screen.kitchenBar || isTool) && <KitchenBarSlot />}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import Banknote from '~icons/lucide/banknote';
import ChartColumn from '~icons/lucide/chart-column';
import ChefHat from '~icons/lucide/chef-hat';
import LogOut from '~icons/lucide/log-out';
import Settings from '~icons/lucide/settings';
import SquareMenu from '~icons/lucide/square-menu';
import TicketCheck from '~icons/lucide/ticket-check';
import { paths } from '../../app/paths.ts';
import { CityNotices } from '../../features/cities/CityNotices.tsx';
import { isNotYetOpen } from '../../features/kitchen-account/is-not-yet-open.ts';
import { NotYetOpen } from '../../features/kitchen-account/NotYetOpen.tsx';
import { SupplierStatusNote } from '../../features/kitchen-account/SupplierStatusNote.tsx';
import { PhotoLine } from '../../features/kitchen-menu/PhotoLine.tsx';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import type { SupplierDashboardQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { LinkRows } from '../../ui/lists/LinkRows.tsx';
import { Performance } from './Performance.tsx';
import { RecentOrder } from './RecentOrder.tsx';
import { Today } from './Today.tsx';

type Props = SupplierDashboardQuery & { myKitchen: NonNullable<SupplierDashboardQuery['myKitchen']> };

const places = () => [
  { to: paths.supplierToday(), word: t`Today`, icon: <ChefHat aria-hidden /> },
  { to: paths.orders(), word: t`Orders`, icon: <TicketCheck aria-hidden /> },
  { to: paths.menuManagement(), word: t`Menu`, icon: <SquareMenu aria-hidden /> },
  { to: paths.supplierAnalytics(), word: t`Performance`, icon: <ChartColumn aria-hidden /> },
  { to: paths.supplierPayouts(), word: t`Payouts`, icon: <Banknote aria-hidden /> },
];

export function KitchenDashboard({ myKitchen, myMenu, kitchenToday, orders, supplierAnalytics }: Props) {
  const { supplier, status } = myKitchen;
  return (
    <div className="flex flex-col gap-6">
      <CityNotices news={myKitchen} />
      <div className="flex flex-wrap items-start justify-between gap-x-3 *:first:mb-0">
        <PageTitle>{supplier.kitchenName}</PageTitle>
        <ButtonLink variant="secondary" isSnug to={paths.supplierSettings()}>
          <Settings aria-hidden className="size-4" /> {t`Settings`}
        </ButtonLink>
      </div>
      {isNotYetOpen(status) ? (
        <NotYetOpen status={status} />
      ) : (
        <>
          <SupplierStatusNote kitchen={myKitchen} />
          {kitchenToday && <Today today={kitchenToday} supplier={supplier} />}
          {myMenu && <PhotoLine menu={myMenu} />}
          <div className="grid items-start gap-6 *:min-w-0 min-[56rem]:grid-cols-2 min-[68rem]:grid-cols-[3fr_5fr_4fr]">
            <LinkRows label={t`Your kitchen`} rows={places()} />
            <section>
              <h2 className="mb-3 text-title font-semibold">{t`Recent orders`}</h2>
              {orders.nodes.length === 0 ? (
                <p className="text-muted">{t`Your first order will appear here.`}</p>
              ) : (
                <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
                  {orders.nodes.map(order => (
                    <RecentOrder key={order.id} order={order} />
                  ))}
                </ul>
              )}
            </section>
            {supplierAnalytics && <Performance figures={supplierAnalytics} />}
          </div>
        </>
      )}
      <SignOut />
    </div>
  );
}

function SignOut() {
  const signOut = useSignOut();
  return (
    <div className="min-[56rem]:max-w-60">
      <Button variant="secondary" fullWidth onClick={() => void signOut()}>
        <LogOut aria-hidden className="size-4" /> {t`Logout`}
      </Button>
    </div>
  );
}

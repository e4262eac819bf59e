import Banknote from '~icons/lucide/banknote';
import ChartColumn from '~icons/lucide/chart-column';
import LogOut from '~icons/lucide/log-out';
import Settings from '~icons/lucide/settings';
import SquareMenu from '~icons/lucide/square-menu';
import TicketCheck from '~icons/lucide/ticket-check';
import { paths } from '../../app/paths.ts';
import { NotYetOpen } from '../../features/kitchen-account/NotYetOpen.tsx';
import { SupplierStatusNote } from '../../features/kitchen-account/SupplierStatusNote.tsx';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import type { SupplierDashboardQuery, SupplierStatus } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { LinkRows } from '../../ui/lists/LinkRows.tsx';
import { Performance } from './Performance.tsx';
import { RecentOrder } from './RecentOrder.tsx';
import { Today } from './Today.tsx';

type Props = SupplierDashboardQuery & { myKitchen: NonNullable<SupplierDashboardQuery['myKitchen']> };

const notYetOpen = new Set<SupplierStatus>(['REGISTERING', 'IN_REVIEW', 'REJECTED']);

const places = [
  { to: paths.orders(), word: 'Orders', icon: <TicketCheck aria-hidden /> },
  { to: paths.menuManagement(), word: 'Menu', icon: <SquareMenu aria-hidden /> },
  { to: paths.supplierAnalytics(), word: 'Analytics', icon: <ChartColumn aria-hidden /> },
  { to: paths.supplierPayouts(), word: 'Payouts', icon: <Banknote aria-hidden /> },
];

export function KitchenDashboard({ myKitchen, kitchenToday, orders, supplierAnalytics }: Props) {
  const { supplier, status } = myKitchen;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 *:first:mb-0">
        <PageTitle>{supplier.kitchenName}</PageTitle>
        <ButtonLink variant="secondary" isSnug to={paths.supplierSettings()}>
          <Settings aria-hidden className="size-4" /> Settings
        </ButtonLink>
      </div>
      {notYetOpen.has(status) ? (
        <NotYetOpen status={status} />
      ) : (
        <>
          <SupplierStatusNote kitchen={myKitchen} />
          {kitchenToday && <Today today={kitchenToday} supplier={supplier} />}
          <LinkRows label="Your kitchen" rows={places} />
          <section>
            <h2 className="mb-3 text-title font-semibold">Recent orders</h2>
            {orders.nodes.length === 0 ? (
              <p className="text-muted">Your first order will appear here.</p>
            ) : (
              <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
                {orders.nodes.map(order => (
                  <RecentOrder key={order.id} order={order} />
                ))}
              </ul>
            )}
          </section>
          {supplierAnalytics && <Performance figures={supplierAnalytics} />}
        </>
      )}
      <SignOut />
    </div>
  );
}

function SignOut() {
  const signOut = useSignOut();
  return (
    <Button variant="secondary" fullWidth onClick={() => void signOut()}>
      <LogOut aria-hidden className="size-4" /> Logout
    </Button>
  );
}

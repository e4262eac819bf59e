import { t } from '@lingui/core/macro';
import ChefHat from '~icons/lucide/chef-hat';
import { paths } from '../../app/paths.ts';
import { CityNotices } from '../../features/cities/CityNotices.tsx';
import { isNotYetOpen } from '../../features/kitchen-account/is-not-yet-open.ts';
import { NotYetOpen } from '../../features/kitchen-account/NotYetOpen.tsx';
import { useKitchenOrdersLive } from '../../features/kitchen-orders/board/use-kitchen-orders-live.ts';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton.tsx';
import { useOrderBoardQuery } from '../../generated/graphql.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { OrderBoard } from './OrderBoard.tsx';
import { useBoardChoice } from './use-board-choice.ts';

const pollMilliseconds = 30_000;

export default function OrderBoardScreen() {
  const choice = useBoardChoice();
  const { data, previousData, error, refetch } = useSteady(
    useOrderBoardQuery({
      variables: { day: choice.day },
      fetchPolicy: 'cache-and-network',
      pollInterval: pollMilliseconds,
      skipPollAttempt: () => document.hidden,
    }),
  );
  useKitchenOrdersLive(usePerson() !== undefined, () => void refetch());
  const shown = data ?? previousData;
  if (!shown) return error ? <ErrorState onRetry={() => void refetch()} /> : <OrdersSkeleton />;
  if (!shown.kitchenAgenda) return <NoKitchen />;
  if (shown.myKitchen && isNotYetOpen(shown.myKitchen.status))
    return <NotYetOpen status={shown.myKitchen.status} />;
  const news = {
    orderingStopped: shown.mySupplier?.city.orderingStopped,
    announcements: shown.myKitchen?.announcements,
  };
  return (
    <>
      <div className="mb-4 flex flex-col gap-2 empty:hidden">
        <CityNotices news={news} isForCook />
      </div>
      <OrderBoard agenda={shown.kitchenAgenda} orders={shown.kitchenOrders.nodes} choice={choice} />
    </>
  );
}

const NoKitchen = () => (
  <EmptyState
    icon={<ChefHat />}
    title={t`No kitchen yet`}
    text={t`Register your home kitchen to see its orders here.`}
    action={<ButtonLink to={paths.supplierRegistration()}>{t`Register a kitchen`}</ButtonLink>}
  />
);

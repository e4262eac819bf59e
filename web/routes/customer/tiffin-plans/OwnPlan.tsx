import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import SearchX from '~icons/lucide/search-x';
import { tiffinCalendarDays } from '../../../../schema/constants.ts';
import { paths } from '../../../app/paths.ts';
import { addressOptions } from '../../../features/addresses/address-options.ts';
import { useAddresses } from '../../../features/addresses/use-addresses.ts';
import { CreditCard } from '../../../features/tiffin-bills/CreditCard.tsx';
import { AgreeNotice } from '../../../features/tiffin-plans/agreeing/AgreeNotice.tsx';
import { RiseNotice } from '../../../features/tiffin-plans/agreeing/RiseNotice.tsx';
import { ChangePlan } from '../../../features/tiffin-plans/changing/ChangePlan.tsx';
import { PlanDays } from '../../../features/tiffin-plans/days/PlanDays.tsx';
import { PlanFacts } from '../../../features/tiffin-plans/PlanFacts.tsx';
import { PlansSkeleton } from '../../../features/tiffin-plans/PlansSkeleton.tsx';
import { PastMeals } from '../../../features/tiffin-plans/past/PastMeals.tsx';
import { StopPlan } from '../../../features/tiffin-plans/stopping/StopPlan.tsx';
import {
  type ProblemCode,
  TiffinPlanDocument,
  type TiffinPlanQuery,
  useTiffinPlanLiveSubscription,
  useTiffinPlanQuery,
} from '../../../generated/graphql.ts';
import { useRefetchWhenMissed } from '../../../lib/live-events.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { EndSide, Sides } from '../../../ui/layout/Sides.tsx';

const daysAtATime = 14;
/** Beside live changes, for a phone whose connection is worse than it knows. */
const pollMilliseconds = 30_000;

/** What a day waits for until the customer agrees. */
const isChange: readonly ProblemCode[] = ['PRICE_CHANGED', 'DISHES_CHANGED', 'PLAN_BREAKS_DIET'];

export function OwnPlan() {
  const { id = '' } = useParams();
  const client = useApolloClient();
  const [first, setFirst] = useState(daysAtATime);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const { data, previousData, error, refetch } = useTiffinPlanQuery({
    variables: { id, first },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: pollMilliseconds,
  });
  const plan = (data ?? previousData)?.tiffinPlan;
  useTiffinPlanLiveSubscription({ variables: { id, first }, skip: !plan, ignoreResults: true });
  useRefetchWhenMissed(() => void refetch());
  const addresses = addressOptions(useAddresses().addresses ?? [], null);
  // A day of its own is agreed to by changing it.
  const change = plan?.days.find(
    ({ status, code, isChanged }) =>
      status === 'WAITING' && code !== null && isChange.includes(code) && !isChanged,
  );
  // They are asked for first: where they do not arrive, the screen stays as it is.
  const showMore = async () => {
    const next = Math.min(first + daysAtATime, tiffinCalendarDays);
    const variables = { id, first: next };
    setLoadingMore(true);
    try {
      await client.query({ query: TiffinPlanDocument, variables, fetchPolicy: 'network-only' });
      setFirst(next);
    } finally {
      setLoadingMore(false);
    }
  };
  if (plan)
    return (
      <Sides className="gap-6">
        {plan.stoppedAt && <Notice tone="info">{t`This plan has stopped. It orders no more meals.`}</Notice>}
        {!plan.stoppedAt && !plan.isRunning && (
          <Notice tone="info">{t`This plan has ended. It orders no more meals.`}</Notice>
        )}
        {!plan.isRunning && plan.credit && <CreditCard credit={plan.credit} />}
        {plan.openBill && <BillNotice bill={plan.openBill} isWaiting={plan.isRunning} />}
        {plan.isRunning &&
          (change?.reason ? (
            <AgreeNotice plan={plan} reason={change.reason} first={first} />
          ) : (
            <RiseNotice plan={plan} />
          ))}
        <EndSide className="gap-4">
          <PlanFacts plan={plan} />
          {!plan.stoppedAt && <ChangePlan plan={plan} first={first} addresses={addresses} />}
        </EndSide>
        <PlanDays
          plan={plan}
          addresses={addresses}
          first={first}
          isLoadingMore={isLoadingMore}
          onMore={showMore}
        />
        <PastMeals planId={plan.id} timeZone={plan.supplier.city.timeZone} />
        <StopPlan plan={plan} first={first} />
      </Sides>
    );
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return plan === null ? <NoSuchPlan /> : <PlansSkeleton />;
}

interface BillNoticeProps {
  bill: NonNullable<NonNullable<TiffinPlanQuery['tiffinPlan']>['openBill']>;
  /** Whether the plan has meals that can wait for the bill. */
  isWaiting: boolean;
}

/** Leads to a bill that is to be paid, and says when the plan waits for it. */
const BillNotice = ({ bill, isWaiting }: BillNoticeProps) => {
  const { billNumber, amount, overdueAt } = bill;
  return (
    <Notice
      tone={overdueAt ? 'warn' : 'info'}
      action={
        <ButtonLink variant="secondary" isSnug to={paths.tiffinPlans()}>
          {t`See your bill`}
        </ButtonLink>
      }
    >
      {overdueAt && isWaiting
        ? t`This plan waits for bill ${billNumber} of ${amount.text}. It continues once the bill is paid.`
        : t`Bill ${billNumber} of ${amount.text} is to be paid.`}
    </Notice>
  );
};

const NoSuchPlan = () => (
  <EmptyState
    icon={<SearchX />}
    title={t`Plan not found`}
    text={t`We couldn't find this tiffin plan in your account.`}
    action={<ButtonLink to={paths.tiffinPlans()}>{t`View your tiffin plans`}</ButtonLink>}
  />
);

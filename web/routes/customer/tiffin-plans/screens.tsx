import { Suspense } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PlansSkeleton } from '../../../features/tiffin-plans/PlansSkeleton.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

const Plans = lazyWithRetry(() => import('./plans.tsx'));
const Plan = lazyWithRetry(() => import('./plan.tsx'));
const NewPlan = lazyWithRetry(() => import('./new-plan.tsx'));
const NewPlanOfOffer = lazyWithRetry(() => import('./new-plan-of-offer.tsx'));

/** The screens of tiffin plans: all of them, one, and the forms of a new one. */
export default function TiffinPlanScreens() {
  const isNew = useMatch(paths.newTiffinPlan());
  const { id, offerId } = useParams();
  const screen = () => {
    if (isNew) return <NewPlan />;
    if (offerId) return <NewPlanOfOffer />;
    return id ? <Plan /> : <Plans />;
  };
  return <Suspense fallback={<PlansSkeleton />}>{screen()}</Suspense>;
}

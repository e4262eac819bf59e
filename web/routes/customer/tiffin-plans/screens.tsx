import { Suspense } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PlansSkeleton } from '../../../features/tiffin-plans/PlansSkeleton.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

const Plans = lazyWithRetry(() => import('./plans.tsx'));
const Plan = lazyWithRetry(() => import('./plan.tsx'));
const NewPlan = lazyWithRetry(() => import('./new-plan.tsx'));

/** The screens of tiffin plans: all of them, one, and the form of a new one. */
export default function TiffinPlanScreens() {
  const isNew = useMatch(paths.newTiffinPlan());
  const { id } = useParams();
  return <Suspense fallback={<PlansSkeleton />}>{isNew ? <NewPlan /> : id ? <Plan /> : <Plans />}</Suspense>;
}

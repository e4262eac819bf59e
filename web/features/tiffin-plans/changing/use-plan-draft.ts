import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type EditedPlan_planFragment,
  EditedPlanDocument,
  useCurrentMealQuery,
  useDishesOfMealQuery,
} from '../../../generated/graphql.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { currentLines, groupsByDish, isLineReady, linesInput } from './meal-draft.ts';
import { type PlanDraft, planChangeInput, planDraftOf } from './plan-draft.ts';
import { useChangePlan } from './use-change-plan.ts';

interface Terms {
  plan: EditedPlan_planFragment;
  first: number;
  onSaved: () => void;
}

const missing = ({ weekdays, lines, hasConsented }: PlanDraft, isReady: boolean): Refusal | undefined => {
  if (weekdays.length === 0) return { field: 'weekdays', message: t`Please choose a day` };
  if (lines.every(({ quantity }) => quantity === 0))
    return { field: 'lines', message: t`Please choose a dish first.` };
  if (!isReady) return { field: 'lines', message: t`Please make the missing choices.` };
  if (!hasConsented) return { field: 'hasConsented', message: t`Please agree before you save the change.` };
  return undefined;
};

/** A plan while it is changed, its price, and what was refused. */
export const usePlanDraft = ({ plan, first, onSaved }: Terms) => {
  const [made, setDraft] = useState(() => planDraftOf(plan));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setIsSaving] = useState(false);
  const client = useApolloClient();
  /** The customer makes the change again, to what the plan has by now. */
  const readAgain = async () => {
    const variables = { id: plan.id };
    const answer = await client
      .query({ query: EditedPlanDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const saved = answer?.data?.tiffinPlan;
    if (saved) setDraft(planDraftOf(saved));
    return Boolean(saved);
  };
  const changePlan = useChangePlan(first, readAgain);
  const kitchen = useDishesOfMealQuery({
    variables: { id: plan.supplier.id },
    fetchPolicy: 'cache-and-network',
  });
  const groups = groupsByDish(kitchen.data?.supplier);
  const draft = { ...made, lines: currentLines(groups, made.lines) };
  const isReady = draft.lines.every(line => isLineReady(groups.get(line.dishId), line));
  const lines = linesInput(draft.lines);
  const { data, loading, refetch } = useCurrentMealQuery({
    variables: { planId: plan.id, lines },
    skip: lines.length === 0,
    fetchPolicy: 'network-only',
  });
  const meal = lines.length > 0 && !loading ? data?.quoteTiffinPlan : undefined;
  const total = meal?.total;
  const totalCents = total?.cents;
  const conflicts = meal?.dietConflicts ?? [];
  const mealKey = JSON.stringify(lines);
  const conflictsKey = conflicts.map(({ id }) => id).join();
  // Who agreed to another meal, price or conflict has not agreed to this one.
  useEffect(
    () => setDraft(known => ({ ...known, hasConsented: false })),
    [totalCents, mealKey, conflictsKey],
  );

  const change = (part: Partial<PlanDraft>) => {
    setDraft(known => ({ ...known, ...part }));
    setRefusal(undefined);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const lacking = missing(draft, isReady);
    setRefusal(lacking);
    if (lacking || totalCents === undefined) return;
    setIsSaving(true);
    const refused = await changePlan(planChangeInput(plan.id, draft, totalCents, conflicts));
    // The menu may have changed as well as the price. The refusal comes when both are there, as they move it.
    if (refused) await Promise.allSettled([kitchen.refetch(), refetch()]);
    setIsSaving(false);
    setRefusal(refused);
    if (!refused) onSaved();
  };
  return {
    draft,
    groups,
    change,
    total,
    conflicts,
    refusal,
    isBusy: isSaving || (lines.length > 0 && loading),
    save,
  };
};

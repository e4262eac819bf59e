import type { ExecutionResult } from 'graphql';
import type { CallerBudgets } from '../../doors/http/caller-budgets.ts';

/**
 * Makes the next response of a stored one, from points that all refreshes share. Without points, or after an error, the
 * stored one expires, and who asks next pays.
 */
export const refreshing =
  (budgets: Pick<CallerBudgets, 'spendOnRefresh'>, points: number, run: () => Promise<ExecutionResult>) =>
  async (): Promise<string | null> => {
    if (!budgets.spendOnRefresh(points)) return null;
    const { data, errors } = await run();
    return errors ? null : JSON.stringify({ data });
  };

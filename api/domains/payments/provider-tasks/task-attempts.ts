import type { Expression, ExpressionBuilder, Nullable, OrderByItemBuilder } from 'kysely';
import type { Tables } from '../../../core/query/query.ts';
import type { ProviderFailure } from './provider-failure.ts';

/** A task whose failure `f` is joined, if it failed before. */
type Attempted = ExpressionBuilder<
  { f: Nullable<Tables<{ ProviderFailure: typeof ProviderFailure }>['ProviderFailure']> },
  'f'
>;

/** Numbers of failed and of refused attempts of a task. */
export const attempts = ({ fn, lit }: Attempted) => [
  fn.coalesce('f.tries', lit(0)).as('tries'),
  fn.coalesce('f.refusals', lit(0)).as('refusals'),
];

/** Excludes paused tasks and those that wait for their retry. */
export const isDue = (task: Attempted, now: Expression<string>) =>
  task.or([task('f.id', 'is', null), task('f.nextTryAt', '<=', now)]);

/** Tasks that never failed come first, so that refused ones do not block them. */
export const neverFailedFirst = (nextTryAt: OrderByItemBuilder): OrderByItemBuilder => nextTryAt.nullsFirst();

import type { ExpressionBuilder } from 'kysely';
import type { Columns } from '../../core/query/columns.ts';
import { tables } from '../../core/query/query.ts';
import { Application } from './application.ts';
import { OnboardingStatus } from './onboarding-status.ts';
import type { Supplier } from './supplier.ts';

/** Whether the application of a kitchen `s` is approved: its cook can edit the menu, and customers can see it. */
export const isApproved = (kitchen: ExpressionBuilder<{ s: Columns<Supplier> }, 's'>) =>
  kitchen.exists(
    tables({ Application })
      .selectFrom('Application as a')
      .where('a.supplierId', '=', kitchen.ref('s.id'))
      .where('a.status', '=', OnboardingStatus.APPROVED),
  );

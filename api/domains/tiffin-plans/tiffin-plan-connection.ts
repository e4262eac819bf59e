import { withinReach } from '../../core/access/visible.ts';
import { connectionOf } from '../../core/graphql/page.ts';
import { TiffinPlan } from './tiffin-plan.ts';

export const TiffinPlanConnection = connectionOf(TiffinPlan, 'TiffinPlan', withinReach);

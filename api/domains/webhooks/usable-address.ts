import { webhookUrlRefused } from '../../../schema/rules/webhook.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput } from '../../core/operation/problem.ts';

/** The address as it is requested, or why this server sends nothing there. */
export const usableAddress = ({ services }: Ctx, text: string): string | InvalidInput => {
  const url = new URL(text);
  return services.webhooks.mayReach(url) ? url.href : new InvalidInput(webhookUrlRefused, 'url');
};

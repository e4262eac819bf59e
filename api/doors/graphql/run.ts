import type { ExecutionResult } from 'graphql';
import type { Ctx } from '../../core/operation/ctx.ts';

/** `root` is the signal that a subscription responds to. */
export type Run = (
  ctx: Ctx,
  variables: Record<string, unknown> | null,
  root?: unknown,
) => Promise<ExecutionResult>;

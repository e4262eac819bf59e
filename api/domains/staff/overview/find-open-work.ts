import type { Ctx } from '../../../core/operation/ctx.ts';
import type { OpenWork } from './open-work.ts';
import { type OpenWorkKind, openWorkKinds } from './open-work-kinds.ts';
import { openWorkQuestions } from './open-work-questions.ts';

const kinds = Object.keys(openWorkKinds) as OpenWorkKind[];

/** Counts what waits for staff with the rights of the viewer; kinds of other rights are left out. */
export const findOpenWork = (ctx: Ctx): Promise<OpenWork[]> =>
  Promise.all(
    kinds
      .filter(kind => ctx.viewer.may(openWorkKinds[kind].right))
      .map(async kind => ({ kind, ...(await openWorkQuestions[kind].first(ctx.sql, { now: ctx.now }))! })),
  );

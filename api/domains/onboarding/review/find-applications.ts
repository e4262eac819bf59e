import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { ownOrWithRight, suppliers, withRight } from '../../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Columns } from '../../../core/query/columns.ts';
import { scanOf } from '../../../core/query/either-way.ts';
import { keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, run, tables } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { lettersPattern } from '../../../core/values/searchable.ts';
import { User } from '../../identity/user.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { kitchenIdsByLetters } from '../../suppliers/searching/kitchens-by-letters.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { type ApplicationRow, applicationColumns } from '../application/application-rows.ts';

const read = { Application, Supplier };

const ownQuery = query(read, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('Application as a')
    .innerJoin('Supplier as s', 's.id', 'a.supplierId')
    .where('s.userId', '=', userId)
    .select(applicationColumns),
);

const applicationsOfIdsQuery = query(
  read,
  (
    from,
    { ids, isReviewer, userId }: Given<{ ids: readonly string[]; isReviewer: boolean; userId: string }>,
  ) =>
    from
      .selectFrom('Application as a')
      .innerJoin('Supplier as s', 's.id', 'a.supplierId')
      .where(a => a('a.id', '=', a.fn.any(ids)))
      .where(a => a.or([a.cast<boolean>(isReviewer, 'boolean'), a('s.userId', '=', userId)]))
      .select(applicationColumns),
);

const countsQuery = query({ Application }, from =>
  from
    .selectFrom('Application')
    .groupBy('status')
    .select(({ cast, fn }) => ['status', cast<number>(fn.countAll(), 'integer').as('count')]),
);

/** Loads the application of the viewer's kitchen; null without one. */
export const ownApplication = async (ctx: Ctx): Promise<ApplicationRow | null> => {
  ctx.viewer.must(suppliers);
  return (await ownQuery.first(ctx.sql, { userId: ctx.viewer.userId })) ?? null;
};

/** Loads applications: any for staff who review kitchens, otherwise only the viewer's own. */
export const findApplicationsOfIds = async (ctx: Ctx, ids: readonly string[]): Promise<ApplicationRow[]> => {
  const { viewer, sql } = ctx;
  viewer.must(ownOrWithRight('REVIEW_KITCHENS'));
  const isReviewer = viewer.may('REVIEW_KITCHENS');
  return applicationsOfIdsQuery.all(sql, { ids, isReviewer, userId: viewer.userId });
};

/** Loads one of them; any other is treated as not found. */
export const findApplication = async (ctx: Ctx, id: string): Promise<ApplicationRow | null> => {
  const [application] = await findApplicationsOfIds(ctx, [id].filter(isIdentifier));
  return application ?? null;
};

interface Part extends AskedPage {
  statuses?: OnboardingStatus[] | null;
  search?: string | null;
}

/** Sort key of the queue: the time of submission, or of registration before that. */
const waitingSince = (a: ExpressionBuilder<{ a: Columns<Application> }, 'a'>) =>
  a.fn.coalesce('a.documentsSubmittedAt', 'a.createdAt');

export type QueuedRow = ApplicationRow & { waitingSince: string };

/** Loads applications, longest waiting first; `search` is a substring of the kitchen or its owner. */
export const findApplications = async (
  ctx: Ctx,
  { statuses, search, ...asked }: Part,
): Promise<Page<QueuedRow>> => {
  ctx.viewer.must(withRight('REVIEW_KITCHENS'));
  const part = partOf(asked);
  const wanted = search?.trim() ? lettersPattern(search, 'search') : null;
  const from = tables({ Application, Supplier, User });
  const applications = from
    .selectFrom('Application as a')
    .$if(Boolean(statuses), some => some.where(a => a('a.status', '=', a.fn.any(a.val(statuses!)))))
    .$if(Boolean(wanted), some =>
      some.where('a.supplierId', 'in', kitchenIdsByLetters(from, sql.val(wanted!))),
    )
    .select(applicationColumns)
    .select(a => waitingSince(a).as('waitingSince'));
  const since = waitingSince(expressionBuilder<{ a: Columns<Application> }, 'a'>());
  const page = readByKeyset(applications, [since, 'a.id'], scanOf('asc', part), keysetOf(part, 'asc'));
  const rows = await run(ctx.sql, page, wanted ? 'unprepared' : 'composed');
  return new Page(rows, part, row => [row.waitingSince, row.id]);
};

/** Counts applications by status. */
export const countApplications = async (ctx: Ctx): Promise<{ status: OnboardingStatus; count: number }[]> => {
  ctx.viewer.must(withRight('REVIEW_KITCHENS'));
  const counted = await countsQuery.all(ctx.sql, {});
  return Object.values(OnboardingStatus).map(status => ({
    status,
    count: counted.find(each => each.status === status)?.count ?? 0,
  }));
};

import type { Ctx } from '../../../core/ctx.ts';
import { isIdentifier } from '../../../core/identifier.ts';
import { Page, type Place, pageSize, placeAfter } from '../../../core/page.ts';
import { admins, signedIn, suppliers } from '../../../core/rules.ts';
import { lettersPattern } from '../../../core/searchable.ts';
import { kitchensByLetters } from '../../suppliers/searching/kitchens-by-letters.ts';
import { type ApplicationRow, applicationColumns } from '../application/application-rows.ts';
import { OnboardingStatus } from '../onboarding-status.ts';

/** Loads the application of the viewer's kitchen; null without one. */
export const ownApplication = async (ctx: Ctx): Promise<ApplicationRow | null> => {
  ctx.viewer.must(suppliers);
  const [application] = await ctx.sql.rows<ApplicationRow>(
    `select ${applicationColumns} from applications a join suppliers s on s.id = a.supplier_id
     where s.user_id = $1`,
    [ctx.viewer.userId],
  );
  return application ?? null;
};

/** Loads one application: any for an admin, otherwise only the viewer's own. */
export const findApplication = async (ctx: Ctx, id: string): Promise<ApplicationRow | null> => {
  ctx.viewer.must(signedIn);
  if (!isIdentifier(id)) return null;
  const [application] = await ctx.sql.rows<ApplicationRow>(
    `select ${applicationColumns} from applications a join suppliers s on s.id = a.supplier_id
     where a.id = $1 and ($2::boolean or s.user_id = $3)`,
    [id, admins(ctx.viewer), ctx.viewer.userId],
  );
  return application ?? null;
};

interface Part {
  statuses?: OnboardingStatus[] | null;
  search?: string | null;
  first: number;
  after?: string | null;
}

export type QueuedRow = ApplicationRow & { waitingSince: string };

/** A cursor position before every application, longest waiting first. */
const beforeAll: Place = ['-infinity', '00000000-0000-0000-0000-000000000000'];

/** Loads applications for admins, longest waiting first; `search` is a substring of the kitchen or its owner. */
export const findApplications = async (
  ctx: Ctx,
  { statuses, search, first, after }: Part,
): Promise<Page<QueuedRow>> => {
  ctx.viewer.must(admins);
  const size = pageSize(first);
  const [since, id] = after ? placeAfter(after, 'string') : beforeAll;
  const wanted = search?.trim() ? lettersPattern(search, 'search') : null;
  const rows = await ctx.sql.rows<QueuedRow>(
    `select ${applicationColumns}, coalesce(a.documents_submitted_at, a.created_at) as "waitingSince"
     from applications a
     where (coalesce(a.documents_submitted_at, a.created_at), a.id) > ($1::timestamptz, $2::uuid)
       and ($3::text[] is null or a.status = any($3))
       ${wanted ? `and a.supplier_id in (${kitchensByLetters('$5')})` : ''}
     order by coalesce(a.documents_submitted_at, a.created_at), a.id limit $4`,
    [since, id, statuses ?? null, size + 1, ...(wanted ? [wanted] : [])],
    wanted ? 'unprepared' : 'prepared',
  );
  return new Page(rows, size, after, row => [row.waitingSince, row.id]);
};

/** Counts applications by status. */
export const countApplications = async (ctx: Ctx): Promise<{ status: OnboardingStatus; count: number }[]> => {
  ctx.viewer.must(admins);
  const counted = await ctx.sql.rows<{ status: OnboardingStatus; count: number }>(
    'select status, count(*)::int from applications group by status',
  );
  return Object.values(OnboardingStatus).map(status => ({
    status,
    count: counted.find(each => each.status === status)?.count ?? 0,
  }));
};

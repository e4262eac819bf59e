import { Arg, Args, Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { withRight, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { connectionOf, type Page, PageArgs } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { AuditChange, changesBetween } from './audit-change.ts';
import { AuditEvent } from './audit-event.ts';
import { AuditExport } from './audit-export.ts';
import { AuditFilter } from './audit-filter.ts';
import { exportAuditEvents } from './export-audit-events.ts';
import { type AuditRow, findAuditActions, findAuditEvents } from './find-audit-events.ts';

const AuditEventConnection = connectionOf(
  AuditEvent,
  'AuditEvent',
  withScope('AUDIT_READ', withRight('SEE_AUDIT')),
);
const filterDescription = 'Filter of the events; all when omitted.';

@Resolver(() => AuditEvent)
export class AuditResolver {
  @Visible(withScope('AUDIT_READ', withRight('SEE_AUDIT')))
  @Query(() => AuditEventConnection, { description: 'Returns the audit trail, newest first; for admins.' })
  auditEvents(
    @Context() ctx: Ctx,
    @Arg('filter', () => AuditFilter, { nullable: true, description: filterDescription })
    filter: AuditFilter | null,
    @Args() page: PageArgs,
  ): Promise<Page<AuditRow>> {
    return findAuditEvents(ctx, filter, page);
  }

  @Visible(withScope('AUDIT_READ', withRight('SEE_AUDIT')))
  @Query(() => AuditExport, { description: 'Exports the audit trail as a file; for admins.' })
  auditExport(
    @Context() ctx: Ctx,
    @Arg('filter', () => AuditFilter, { nullable: true, description: filterDescription })
    filter: AuditFilter | null,
  ): Promise<AuditExport> {
    return exportAuditEvents(ctx, filter);
  }

  @Visible(withScope('AUDIT_READ', withRight('SEE_AUDIT')))
  @Query(() => [String], { description: 'Returns every action that occurs in the audit trail; for admins.' })
  auditActions(@Context() ctx: Ctx): Promise<string[]> {
    return findAuditActions(ctx);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the person who did it; null when the marketplace did it on its own.',
  })
  actorName(@Root() event: AuditRow): string | null {
    return event.actorName;
  }

  @FieldResolver(() => [AuditChange], { description: 'Changed fields, before and after.' })
  changes(@Root() event: AuditRow): AuditChange[] {
    return changesBetween(event.before, event.after);
  }
}

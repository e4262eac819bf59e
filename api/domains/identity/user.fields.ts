import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { rightsOf } from '../../../schema/staff-rights.ts';
import { StaffRight } from '../../core/access/staff-role.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { User } from './user.ts';
import type { UserRow } from './user-columns.ts';

@Resolver(() => User)
export class UserFields {
  @FieldResolver(() => [StaffRight], {
    complexity: entries(14),
    description: 'Rights of the staff role; empty for people who are not staff.',
  })
  rights(@Root() { staffRole }: Pick<UserRow, 'staffRole'>): StaffRight[] {
    return [...rightsOf(staffRole ?? null)];
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Time until which a staff member sees the product as this person in the current session; null otherwise.',
  })
  viewedUntil(@Context() { viewer }: Ctx, @Root() { id }: Pick<UserRow, 'id'>): Date | null {
    return viewer.session?.userId === id ? (viewer.session.viewedBy?.until ?? null) : null;
  }
}

import { Field, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';

@Visible(withScope('AUDIT_READ', withRight('SEE_AUDIT')))
@ObjectType({ simpleResolvers: true, description: 'Changed field, before and after.' })
export class AuditChange {
  @Field(() => String, { description: 'Name of the field, such as status.' })
  fact!: string;

  @Field(() => String, { nullable: true, description: 'Value before; null when there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Value after; null when there is none.' })
  after!: string | null;
}

type Facts = Record<string, unknown> | null | undefined;

const words = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields of both sides, each once, in the order they were recorded. */
export const changesBetween = (before: Facts, after: Facts): AuditChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map(fact => ({
    fact,
    before: words(before?.[fact]),
    after: words(after?.[fact]),
  }));

import { Field, ObjectType } from 'type-graphql';
import { forAdmins, Visible } from '../../core/visible.ts';

@Visible(forAdmins)
@ObjectType({ simpleResolvers: true, description: 'One fact of what was changed, before and after.' })
export class AuditChange {
  @Field(() => String, { description: 'The name of the fact, such as status.' })
  fact!: string;

  @Field(() => String, { nullable: true, description: 'What it was before; null when there was nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it was after; null when there is nothing.' })
  after!: string | null;
}

type Facts = Record<string, unknown> | null | undefined;

const words = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The facts of both sides, each once, in the order they were written down. */
export const changesBetween = (before: Facts, after: Facts): AuditChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map(fact => ({
    fact,
    before: words(before?.[fact]),
    after: words(after?.[fact]),
  }));

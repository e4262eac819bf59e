import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { batched } from '../../../core/operation/batched.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../../suppliers/supplier.ts';

/** The cook who applies, with the details of the registration. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Cook who applies, with the details of the registration.',
})
export class Applicant {
  @Field(() => String, { description: 'Name of the cook.' })
  name!: string;

  @Field(() => String, { description: 'Email address in lower case.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number as entered; null if none.' })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'EIN with all but its last four digits hidden; null when none is stored.',
  })
  taxIdMasked!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the home kitchen agreement was accepted; null when it was not.',
  })
  homeKitchenAgreedAt!: string | null;

  @Field(() => String, { description: 'Band of daily capacity, such as 11-25.' })
  dailyCapacity!: string;

  @Field(() => Int, { description: 'Maximum plates per day.' })
  capacity!: number;
}

const applicantsQuery = query(
  { Supplier, User },
  (from, { supplierIds }: Given<{ supplierIds: readonly string[] }>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('User as u', 'u.id', 's.userId')
      .where(s => s('s.id', '=', s.fn.any(supplierIds)))
      .select(['s.id as supplierId', 'u.name', 'u.email', 'u.phone'])
      .select(['s.homeKitchenAgreedAt', 's.dailyCapacity', 's.capacity'])
      .select(s => sql<string | null>`'**-***' || ${s.ref('s.einLastFour')}`.as('taxIdMasked')),
);

/** Loads the applicants of kitchens, batched. */
export const applicantOf = batched(async (ctx, supplierIds) => {
  const applicants = await applicantsQuery.all(ctx.sql, { supplierIds });
  return new Map(applicants.map(applicant => [applicant.supplierId, applicant]));
});

import { Field, Int, ObjectType } from 'type-graphql';
import { batched } from '../../../core/batched.ts';
import { DateTime } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';

/** The cook who applies, with the details of the registration. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'The cook who applies, with the details of the registration.',
})
export class Applicant {
  @Field(() => String, { description: 'Name of the cook.' })
  name!: string;

  @Field(() => String, { description: 'The email address in lower case.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The phone number as entered.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The EIN with all but its last four digits hidden.' })
  taxIdMasked!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time the home kitchen agreement was accepted.' })
  homeKitchenAgreedAt!: string | null;

  @Field(() => String, { description: 'The band of daily capacity, such as 11-25.' })
  dailyCapacity!: string;

  @Field(() => Int, { description: 'Maximum plates per day.' })
  capacity!: number;
}

/** Loads the applicants of kitchens, batched. */
export const applicantOf = batched(async (ctx, supplierIds) => {
  const applicants = await ctx.sql.rows<Applicant & { supplierId: string }>(
    `select s.id as "supplierId", u.name, u.email, u.phone, '**-***' || s.ein_last_four as "taxIdMasked",
       s.home_kitchen_agreed_at as "homeKitchenAgreedAt", s.daily_capacity as "dailyCapacity", s.capacity
     from suppliers s join users u on u.id = s.user_id where s.id = any($1::uuid[])`,
    [supplierIds],
  );
  return new Map(applicants.map(applicant => [applicant.supplierId, applicant]));
});

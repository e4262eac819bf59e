import { Field, Int, ObjectType } from 'type-graphql';
import { batched } from '../../../core/batched.ts';
import { DateTime } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';

/** Who applies, and what they told when they registered. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Who applies, and what they told when they registered.' })
export class Applicant {
  @Field(() => String, { description: 'The name of whoever runs the kitchen.' })
  name!: string;

  @Field(() => String, { description: 'The email address in lower case.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The phone number as it was written.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The EIN with all but its last four digits hidden.' })
  taxIdMasked!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the home kitchen agreement was ticked.' })
  homeKitchenAgreedAt!: string | null;

  @Field(() => String, { description: 'The band of daily capacity, such as 11-25.' })
  dailyCapacity!: string;

  @Field(() => Int, { description: 'The most plates on one day.' })
  capacity!: number;
}

/** Who runs kitchens, batched. */
export const applicantOf = batched(async (ctx, supplierIds) => {
  const applicants = await ctx.sql.rows<Applicant & { supplierId: string }>(
    `select s.id as "supplierId", u.name, u.email, u.phone, '**-***' || s.ein_last_four as "taxIdMasked",
       s.home_kitchen_agreed_at as "homeKitchenAgreedAt", s.daily_capacity as "dailyCapacity", s.capacity
     from suppliers s join users u on u.id = s.user_id where s.id = any($1::uuid[])`,
    [supplierIds],
  );
  return new Map(applicants.map(applicant => [applicant.supplierId, applicant]));
});

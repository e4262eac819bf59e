import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Account whose password a link sets, for the person who has the link.',
})
export class StaffLinkOffer {
  @Field(() => String, { description: 'Name of the staff member.' })
  name!: string;

  @Field(() => String, { description: 'Address that the link was mailed to.' })
  email!: string;
}

import { Field, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { City } from '../../cities/city.ts';

@Visible(withRight('MANAGE_CITIES'))
@ObjectType({ simpleResolvers: true, description: 'Place where ordering is allowed again.' })
export class AllowedOrdering {
  @Field(() => City, {
    nullable: true,
    description: 'City, which is still stopped while all cities are; null for all cities.',
  })
  city: City | null;

  constructor(city: City | null) {
    this.city = city;
  }
}

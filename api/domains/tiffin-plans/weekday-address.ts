import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';

const description = 'Delivery address of a tiffin plan on one weekday.';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description })
@InputType('WeekdayAddressInput', { description })
export class WeekdayAddress {
  @Field(() => Int, { description: 'Weekday, from 0, Sunday, to 6, Saturday.' })
  weekday!: number;

  @Field(() => String, { description: 'Delivery address on one line, as `PlaceOrderInput.deliveryAddress`.' })
  deliveryAddress!: string;
}

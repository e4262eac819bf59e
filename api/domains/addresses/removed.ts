import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Something was removed.' })
export class Removed {
  @Field(() => ID, { description: 'Id of what was removed.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

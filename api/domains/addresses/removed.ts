import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'The entry was removed.' })
export class Removed {
  @Field(() => ID, { description: 'ID of what was removed.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

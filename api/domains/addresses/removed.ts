import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/visible.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Something is no longer kept.' })
export class Removed {
  @Field(() => ID, { description: 'What it was.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

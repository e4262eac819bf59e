import { ObjectType } from 'type-graphql';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'No kitchen has this id.' })
export class KitchenNotFound extends Problem {
  constructor() {
    super("We couldn't find this kitchen.", 'supplierId');
  }
}

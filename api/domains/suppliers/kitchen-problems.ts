import { ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'No kitchen has this id.' })
export class KitchenNotFound extends Problem {
  constructor() {
    super("We couldn't find this kitchen.", 'supplierId');
  }
}

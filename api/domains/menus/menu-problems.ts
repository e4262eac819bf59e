import { Field, Int, ObjectType } from 'type-graphql';
import { photoWidths } from '../../../schema/constants.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: "The viewer's kitchen is not approved yet, so its menu and week cannot be edited.",
})
export class MenuNotOpen extends Problem {
  constructor() {
    super('You can add your menu once your kitchen is approved.');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: "The category is not on the viewer's menu.",
})
export class MenuCategoryNotFound extends Problem {
  constructor() {
    super('This category is no longer on your menu.', 'categoryId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: "The dish is not on the viewer's menu.",
})
export class DishNotFound extends Problem {
  constructor() {
    super('This dish is no longer on your menu.', 'dishId');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The photo would not look good.' })
export class PhotoTooSmall extends Problem {
  constructor() {
    super(`Please choose a larger photo, at least ${photoWidths[0]} pixels wide.`, 'file');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The menu holds no more of these.' })
export class MenuIsFull extends Problem {
  @Field(() => Int, { description: 'Maximum number of entries.' })
  limit: number;

  constructor(limit: number, what: string) {
    super(`A menu can have up to ${limit} ${what}. Please remove one first.`);
    this.limit = limit;
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The category still has dishes.' })
export class CategoryNotEmpty extends Problem {
  @Field(() => Int, { description: 'Number of dishes in the category.' })
  dishes: number;

  constructor(dishes: number) {
    super('Please move or remove the dishes in this category first.', 'categoryId');
    this.dishes = dishes;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The record changed after the viewer read it, for example in another window.',
})
export class MenuConflict extends Problem {
  constructor(what: string) {
    super(`${what} was changed in another window. Please check it and save again.`, 'version');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'A dish cannot go on sale before its allergens are given.',
})
export class AllergensUnanswered extends Problem {
  constructor() {
    super('Please add allergens before you put this dish on sale.', 'allergens');
  }
}

import { Field, Int, ObjectType } from 'type-graphql';
import { photoWidths } from '../../../schema/constants.ts';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: "The viewer's kitchen is not approved yet, so there is no menu or week to write.",
})
export class MenuNotOpen extends Problem {
  constructor() {
    super('Your menu opens once your kitchen is approved.');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: "There is no such category on the viewer's menu.",
})
export class MenuCategoryNotFound extends Problem {
  constructor() {
    super('This category is not on your menu any more.', 'categoryId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: "There is no such dish on the viewer's menu.",
})
export class DishNotFound extends Problem {
  constructor() {
    super('This dish is not on your menu any more.', 'dishId');
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
  @Field(() => Int, { description: 'How many it holds.' })
  limit: number;

  constructor(limit: number, what: string) {
    super(`A menu holds at most ${limit} ${what}. Remove one first.`);
    this.limit = limit;
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The category still has dishes.' })
export class CategoryNotEmpty extends Problem {
  @Field(() => Int, { description: 'How many dishes are in it.' })
  dishes: number;

  constructor(dishes: number) {
    super('Move or remove the dishes of this category first.', 'categoryId');
    this.dishes = dishes;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'It was changed since the viewer read it, perhaps in another window.',
})
export class MenuConflict extends Problem {
  constructor(what: string) {
    super(`${what} was changed in the meantime. Have a look at it and save again.`, 'version');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'A dish cannot be for sale before the cook has said what it contains.',
})
export class AllergensUnanswered extends Problem {
  constructor() {
    super('Say what the dish contains before it goes on sale.', 'allergens');
  }
}

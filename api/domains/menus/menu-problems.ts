import { Field, Int } from 'type-graphql';
import { photoWidths } from '../../../schema/constants.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('MENU_NOT_OPEN')
export class MenuNotOpen extends Problem {
  readonly code = 'MENU_NOT_OPEN';

  constructor() {
    super('You can add your menu once your kitchen is approved.');
  }
}

@ProblemType('MENU_CATEGORY_NOT_FOUND')
export class MenuCategoryNotFound extends Problem {
  readonly code = 'MENU_CATEGORY_NOT_FOUND';

  constructor() {
    super('This category is no longer on your menu.', 'categoryId');
  }
}

@ProblemType('DISH_NOT_FOUND')
export class DishNotFound extends Problem {
  readonly code = 'DISH_NOT_FOUND';

  constructor() {
    super('This dish is no longer on your menu.', 'dishId');
  }
}

@ProblemType('PHOTO_TOO_SMALL')
export class PhotoTooSmall extends Problem {
  readonly code = 'PHOTO_TOO_SMALL';

  constructor() {
    super(`Please choose a larger photo, at least ${photoWidths[0]} pixels wide.`, 'file');
  }
}

@ProblemType('MENU_IS_FULL')
export class MenuIsFull extends Problem {
  readonly code = 'MENU_IS_FULL';

  @Field(() => Int, { description: 'Maximum number of entries.' })
  limit: number;

  constructor(limit: number, what: string) {
    super(`A menu can have up to ${limit} ${what}. Please remove one first.`);
    this.limit = limit;
  }
}

@ProblemType('CATEGORY_NOT_EMPTY')
export class CategoryNotEmpty extends Problem {
  readonly code = 'CATEGORY_NOT_EMPTY';

  @Field(() => Int, { description: 'Number of dishes in the category.' })
  dishes: number;

  constructor(dishes: number) {
    super('Please move or remove the dishes in this category first.', 'categoryId');
    this.dishes = dishes;
  }
}

@ProblemType('MENU_CONFLICT')
export class MenuConflict extends Problem {
  readonly code = 'MENU_CONFLICT';

  constructor(what: string) {
    super(`${what} was changed in another window. Please check it and save again.`, 'version');
  }
}

@ProblemType('ALLERGENS_UNANSWERED')
export class AllergensUnanswered extends Problem {
  readonly code = 'ALLERGENS_UNANSWERED';

  constructor() {
    super('Please add allergens before you put this dish on sale.', 'allergens');
  }
}

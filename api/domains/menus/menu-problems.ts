import { Field, Int } from 'type-graphql';
import { withValues } from '../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('MENU_NOT_OPEN')
export class MenuNotOpen extends Problem {
  readonly code = 'MENU_NOT_OPEN';

  constructor() {
    super(/*i18n*/ 'You can add your menu once your kitchen is approved.');
  }
}

@ProblemType('MENU_CATEGORY_NOT_FOUND')
export class MenuCategoryNotFound extends Problem {
  readonly code = 'MENU_CATEGORY_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'This category is no longer on your menu.', 'categoryId');
  }
}

@ProblemType('DISH_NOT_FOUND')
export class DishNotFound extends Problem {
  readonly code = 'DISH_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'This dish is no longer on your menu.', 'dishId');
  }
}

@ProblemType('MENU_IS_FULL')
export class MenuIsFull extends Problem {
  readonly code = 'MENU_IS_FULL';

  static readonly dishes = /*i18n*/ 'A menu can have up to {0} dishes. Please remove one first.';
  static readonly categories = /*i18n*/ 'A menu can have up to {0} categories. Please remove one first.';

  @Field(() => Int, { description: 'Maximum number of entries.' })
  limit: number;

  constructor(limit: number, template: string) {
    super(withValues(template, limit));
    this.limit = limit;
  }
}

@ProblemType('CATEGORY_NOT_EMPTY')
export class CategoryNotEmpty extends Problem {
  readonly code = 'CATEGORY_NOT_EMPTY';

  @Field(() => Int, { description: 'Number of dishes in the category.' })
  dishes: number;

  constructor(dishes: number) {
    super(/*i18n*/ 'Please move or remove the dishes in this category first.', 'categoryId');
    this.dishes = dishes;
  }
}

@ProblemType('MENU_CONFLICT')
export class MenuConflict extends Problem {
  readonly code = 'MENU_CONFLICT';

  constructor(what: string) {
    super(
      withValues(/*i18n*/ '{0} was changed in another window. Please check it and save again.', what),
      'version',
    );
  }
}

@ProblemType('ALLERGENS_UNANSWERED')
export class AllergensUnanswered extends Problem {
  readonly code = 'ALLERGENS_UNANSWERED';

  constructor() {
    super(/*i18n*/ 'Please add allergens before you put this dish on sale.', 'allergens');
  }
}

import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../../core/access/visible.ts';
import { MenuRowError } from '../../importing/menu-file-problems.ts';
import { MealOfDay } from '../meal-of-day.ts';
import type { MealImportPlan } from './plan-meal-import.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Preview of an import of menus of meals. Nothing is stored.',
})
export class MealMenuImportPreview {
  @Field(() => [MealOfDay], { description: 'Meals whose menus the file changes, in its order.' })
  changed: MealOfDay[];

  @Field(() => Int, { description: 'Number of meals in the file whose menus stay.' })
  unchangedCount: number;

  @Field(() => [MenuRowError], {
    description: 'Errors of the other rows; the import is refused while there are any.',
  })
  errors: MenuRowError[];

  constructor({ changed, unchangedCount, errors }: MealImportPlan) {
    this.changed = changed.flatMap(({ meals }) => meals);
    this.unchangedCount = unchangedCount;
    this.errors = errors;
  }
}

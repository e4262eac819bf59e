import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { OwnMenu } from '../own-menu.ts';
import { MenuRowError } from './menu-file-problems.ts';
import type { MenuImportPlan } from './plan-menu-import.ts';

export const MenuRowChange = enumType('MenuRowChange', 'Effect of a row of a menu file.', {
  ADDED: 'Adds a dish.',
  CHANGED: 'Changes a dish on the menu.',
  UNCHANGED: 'Matches a dish on the menu.',
});
export type MenuRowChange = keyof typeof MenuRowChange;

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Valid row of a menu file.' })
export class MenuImportRow {
  @Field(() => Int, { description: 'Row number in a spreadsheet; the header is row 1.' })
  row!: number;

  @Field(() => String, { description: 'Category of the dish.' })
  category!: string;

  @Field(() => String, { description: 'Name of the dish.' })
  name!: string;

  @Field(() => MenuRowChange, { description: 'Effect of the row.' })
  change!: MenuRowChange;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Preview of a menu import. Nothing is stored.',
})
export class MenuImportPreview {
  @Field(() => [MenuImportRow], { description: 'Valid rows, in order.' })
  rows: MenuImportRow[];

  @Field(() => [MenuRowError], {
    description: 'Errors of the other rows; the import is refused while there are any.',
  })
  errors: MenuRowError[];

  constructor({ rows, errors }: MenuImportPlan) {
    this.errors = errors;
    this.rows = rows.map(({ row, category, facts, change }) => ({
      row,
      category,
      name: facts.name,
      change: MenuRowChange[change],
    }));
  }
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Result of a menu import.' })
export class MenuImported {
  @Field(() => Int, { description: 'Number of added dishes.' })
  added!: number;

  @Field(() => Int, { description: 'Number of changed dishes.' })
  changed!: number;

  @Field(() => OwnMenu, { description: 'Current menu.' })
  menu!: OwnMenu;
}

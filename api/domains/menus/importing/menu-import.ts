import { Field, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../../core/enum-type.ts';
import { Visible, withinReach } from '../../../core/visible.ts';
import { OwnMenu } from '../own-menu.ts';
import { MenuRowError } from './menu-file-problems.ts';
import type { MenuImportPlan } from './plan-menu-import.ts';

export const MenuRowChange = enumType('MenuRowChange', 'What a row of a menu file does.', {
  ADDED: 'A dish that is not on the menu yet.',
  CHANGED: 'A dish on the menu with something new about it.',
  UNCHANGED: 'A dish on the menu as it is.',
});
export type MenuRowChange = keyof typeof MenuRowChange;

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A row of a menu file that follows the rules.' })
export class MenuImportRow {
  @Field(() => Int, { description: 'Row number in a spreadsheet; the header is row 1.' })
  row!: number;

  @Field(() => String, { description: 'The category it names.' })
  category!: string;

  @Field(() => String, { description: 'The dish it describes.' })
  name!: string;

  @Field(() => MenuRowChange, { description: 'What it does.' })
  change!: MenuRowChange;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'What taking over a menu file would do. Nothing is stored.',
})
export class MenuImportPreview {
  @Field(() => [MenuImportRow], { description: 'The rows that follow the rules, in their order.' })
  rows: MenuImportRow[];

  @Field(() => [MenuRowError], { description: 'What is wrong with the others; none may be left to go on.' })
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
@ObjectType({ simpleResolvers: true, description: 'A menu file was taken over.' })
export class MenuImported {
  @Field(() => Int, { description: 'How many dishes are new.' })
  added!: number;

  @Field(() => Int, { description: 'How many dishes have something new about them.' })
  changed!: number;

  @Field(() => OwnMenu, { description: 'The menu as it is now.' })
  menu!: OwnMenu;
}

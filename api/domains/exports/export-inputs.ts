import { Field, ID, InputType } from 'type-graphql';
import { exportDaysLimit } from '../../../schema/rules/export.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { ExportFormat, ExportKind } from './export-enums.ts';

@InputType({ description: 'Export to start.' })
export class StartExportInput {
  @Field(() => ExportKind, { description: 'Kind of rows.' })
  kind!: ExportKind;

  @Field(() => ExportFormat, { description: 'Format of the file.' })
  format!: ExportFormat;

  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: `Last day, at most ${exportDaysLimit} days in all.` })
  to!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a kitchen, for staff; all kitchens without one. Kitchens export their own.',
  })
  supplierId?: string | null;

  @Field(() => String, {
    description:
      'Idempotency key, 8 to 100 characters; sent again it returns the first export, with another request it is refused.',
  })
  idempotencyKey!: string;
}

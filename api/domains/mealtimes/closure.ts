import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { namedEntity } from '../../core/database/named-entity.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';

/** The SQL function meal_windows returns no meals on these days. */
@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Days on which a kitchen does not cook.' })
@Entity({ tableName: 'closures' })
@Index({ name: 'closures_of_supplier', properties: ['supplierId', 'lastDay'] })
@Check({ name: 'closures_in_order', expression: 'first_day <= last_day' })
export class Closure {
  @Field(() => ID, { description: 'Opaque ID of the closure.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(namedEntity('Supplier'), { mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @Field(() => LocalDate, { description: "First closed day, in the kitchen's time zone." })
  @Property({ type: 'date' })
  firstDay!: string;

  @Field(() => LocalDate, { description: 'Last closed day; the first one for a single day.' })
  @Property({ type: 'date' })
  lastDay!: string;

  @Field(() => String, { description: 'Reason, shown to customers.' })
  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

export type ClosureRow = Pick<Closure, 'id' | 'firstDay' | 'lastDay' | 'reason'>;

/** Of a closure `c`. */
export const closureColumns = ['c.id', 'c.firstDay', 'c.lastDay', 'c.reason'] as const;

import { Field, Float, Int, ObjectType } from 'type-graphql';
import { conductDays, conductLeastOrders, lateServingMinutes } from '../../../schema/constants.ts';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { ConductMeasureKind, ConductStep } from './conduct-enums.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Percentage of orders above which a step is proposed to admins.',
})
export class ConductLimit {
  @Field(() => ConductStep, { description: 'Step that is proposed.' })
  step!: ConductStep;

  @Field(() => Int, {
    description:
      'Limit in percent. The step is proposed above it, and not for a figure that is exactly as high.',
  })
  percent!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'One figure of the orders of a kitchen, with its limits.' })
export class ConductMeasure {
  @Field(() => ConductMeasureKind, { description: 'Kind of the figure.' })
  kind!: ConductMeasureKind;

  @Field(() => Int, { description: 'Number of such orders.' })
  orders!: number;

  @Field(() => Int, {
    description: 'Number of orders that it is a part of: those that were due, or those that were delivered.',
  })
  ofOrders!: number;

  @Field(() => Float, { nullable: true, description: 'Percentage of these; null when there are none.' })
  percent!: number | null;

  @Field(() => Boolean, {
    description: `Whether limits apply to it: there are at least ${conductLeastOrders} orders that it is a part of.`,
  })
  isJudged!: boolean;

  @Field(() => [ConductLimit], { complexity: entries(3), description: 'Limits, the lowest first.' })
  limits!: ConductLimit[];

  @Field(() => ConductStep, {
    nullable: true,
    description: `Gravest step whose limit is exceeded; null when none is, and for fewer than ${conductLeastOrders} orders.`,
  })
  step!: ConductStep | null;
}

/** Decision 0147 defines the figures. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description:
    `Reliability of a kitchen: figures of its orders of ${conductDays} days, by service date in its time zone. ` +
    `An order is late ${lateServingMinutes} minutes after its serving time.`,
})
export class KitchenConduct {
  @Field(() => LocalDate, { description: 'First of these days.' })
  firstDay!: string;

  @Field(() => LocalDate, { description: 'Last of these days: the day before they were counted.' })
  lastDay!: string;

  @Field(() => Int, {
    description:
      'Number of orders that were due: their serving time is over, and neither customer nor staff canceled them.',
  })
  ordersDue!: number;

  @Field(() => Int, { description: 'Number of these that were delivered.' })
  ordersDelivered!: number;

  @Field(() => Boolean, {
    description: `Whether there are enough orders to judge by, which is ${conductLeastOrders}.`,
  })
  isJudged!: boolean;

  @Field(() => [ConductMeasure], { complexity: entries(4), description: 'Figures with their limits.' })
  measures!: ConductMeasure[];

  @Field(() => ConductStep, {
    nullable: true,
    description: 'Gravest step of the figures; null when all are within their limits.',
  })
  step!: ConductStep | null;
}

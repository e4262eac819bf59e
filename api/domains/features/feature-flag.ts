import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { User } from '../identity/user.ts';
import { Feature, FeatureStatus } from './feature-enums.ts';

/**
 * What staff set for a feature. One that they never set has no row, and is what its declaration says. Percent and cities
 * count for a part alone, and stay stored meanwhile, so that a feature can be closed and opened as before.
 */
@Visible(withRight('MANAGE_FEATURES'))
@ObjectType({ simpleResolvers: true, description: 'Setting of a feature: for whom it is open.' })
@Entity({ tableName: 'feature_flags' })
export class FeatureFlag {
  /** Not checked: a row of an older or newer program may be of a feature that this one does not declare. */
  @Field(() => Feature, { description: 'Feature.' })
  @PrimaryKey({ type: 'text' })
  key!: Feature;

  @Field(() => FeatureStatus, { description: 'Part of the people for whom it is open.' })
  @Enum({ items: () => FeatureStatus, type: 'text' })
  status!: FeatureStatus;

  @Field(() => Int, {
    description:
      'Percentage of people for whom it is open, if its status is PART. Below 100 it is closed for visitors ' +
      'without an account.',
  })
  @Property({ type: 'smallint', check: 'percent >= 0 and percent <= 100' })
  percent!: number;

  /** Not the same as no city: cities can be removed, and the last one must not open it everywhere. */
  @Field(() => Boolean, {
    description:
      'Whether it is open in all cities, and not only in those of `cities`, if its status is PART.',
  })
  @Property({ type: 'boolean' })
  isInAllCities!: boolean;

  @Field(() => Int, { description: 'Number of its changes; 0 if staff never set it.' })
  @Property({ type: 'int' })
  version!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last change; null if staff never set it.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  changedAt!: Date | null;

  @ManyToOne(() => User, { mapToPk: true, nullable: true, deleteRule: 'no action' })
  changedById!: string | null;
}

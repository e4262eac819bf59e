import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { User } from '../identity/user.ts';
import { HouseholdMember } from './household-member.ts';

/**
 * Health and religion can be read from it, so it is loaded for the customer alone: no kitchen, no staff, no export of
 * orders.
 */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'People who eat with a customer; only the customer reads it.',
})
@Entity({ tableName: 'households' })
export class Household {
  @ManyToOne(() => User, { primary: true, mapToPk: true, deleteRule: 'cascade', updateRule: 'no action' })
  userId!: string;

  @Field(() => [HouseholdMember], {
    description: 'People in the order that the customer gave them, at most 12.',
  })
  @Property({ type: 'json' })
  people!: HouseholdMember[];

  /** Whether someone never eats something: orders of all other customers are placed without reading it. */
  @Property({ type: 'boolean' })
  hasNeeds!: boolean;

  @Field(() => Int, {
    description: 'Version for optimistic locking; send it back when saving. 0 before anything is saved.',
  })
  @Property({ type: 'int' })
  version!: number;

  @Property({ type: 'timestamptz' })
  changedAt!: Date;
}

import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../identity/user.ts';
import { City } from './city.ts';

/** City that a customer chose last, so that every device they sign in on begins there. */
@Entity({ tableName: 'remembered_cities' })
export class RememberedCity {
  @ManyToOne(() => User, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  userId!: string;

  @ManyToOne(() => City, { mapToPk: true, deleteRule: 'cascade', index: 'remembered_cities_of_city' })
  cityId!: string;

  @Property({ type: 'timestamptz' })
  chosenAt!: Date;
}

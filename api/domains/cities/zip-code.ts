import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Place of a ZIP code; a code may have several.',
})
@Entity({ tableName: 'zip_codes' })
@Index({ name: 'zip_codes_place', properties: ['state', 'city'] })
export class ZipCode {
  @Field(() => String, { description: 'Five digits.' })
  @PrimaryKey({ type: 'char(5)', length: 5 })
  zipCode!: string;

  @Field(() => String, { description: 'Name of the city or post office.' })
  @PrimaryKey({ type: 'text' })
  city!: string;

  @Field(() => String, { description: 'Two-letter code of the state or territory.' })
  @Property({ type: 'char(2)', length: 2 })
  state!: string;

  @Field(() => Float, { description: 'Latitude in degrees north.' })
  @Property({ type: 'double precision' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees east.' })
  @Property({ type: 'double precision' })
  longitude!: number;
}

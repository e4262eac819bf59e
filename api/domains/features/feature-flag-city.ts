import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { City } from '../cities/city.ts';
import { FeatureFlag } from './feature-flag.ts';

/** A city that a feature is limited to. */
@Entity({ tableName: 'feature_flag_cities' })
@Index({ name: 'feature_flag_cities_of_city', properties: ['cityId'] })
export class FeatureFlagCity {
  @ManyToOne(() => FeatureFlag, {
    primary: true,
    mapToPk: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  flagKey!: string;

  @ManyToOne(() => City, { primary: true, mapToPk: true, deleteRule: 'cascade', updateRule: 'no action' })
  cityId!: string;
}

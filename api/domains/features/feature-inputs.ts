import { Field, ID, InputType, Int } from 'type-graphql';
import { featureCitiesLimit } from '../../../schema/rules/feature-flag.ts';
import { Feature, FeatureStatus } from './feature-enums.ts';

@InputType({ description: 'Setting of a feature.' })
export class SetFeatureFlagInput {
  @Field(() => Feature, { description: 'Feature.' })
  feature!: Feature;

  @Field(() => FeatureStatus, { description: 'Part of the people for whom it is open.' })
  status!: FeatureStatus;

  @Field(() => Int, {
    nullable: true,
    description: 'Percentage of people, 0 to 100; 100 when omitted. Ignored unless the status is PART.',
  })
  percent?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: `IDs of 1 to ${featureCitiesLimit} cities; all cities when omitted. Ignored unless the status is PART.`,
  })
  cityIds?: string[] | null;

  @Field(() => Int, {
    description:
      'Version of the setting that was read. A setting that was changed since is refused with FEATURE_CHANGED.',
  })
  version!: number;
}

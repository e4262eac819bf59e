import { features } from '../../../schema/features.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';
import type { Feature } from './feature-enums.ts';

@ProblemType('FEATURE_NOT_AVAILABLE')
export class FeatureNotAvailable extends Problem {
  readonly code = 'FEATURE_NOT_AVAILABLE';

  constructor(feature: Feature) {
    super(features[feature].refusal);
  }
}

@ProblemType('FEATURE_CHANGED')
export class FeatureChanged extends Problem {
  readonly code = 'FEATURE_CHANGED';

  constructor() {
    super(/*i18n*/ 'This feature was changed in the meantime. Please look at its setting, and try again.');
  }
}

import { photoWidths } from '../../../schema/constants.ts';
import { withValues } from '../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('PHOTO_TOO_SMALL')
export class PhotoTooSmall extends Problem {
  readonly code = 'PHOTO_TOO_SMALL';

  constructor() {
    super(
      withValues(/*i18n*/ 'Please choose a larger photo, at least {0} pixels wide.', photoWidths[0]),
      'file',
    );
  }
}

import { openAnnouncementsLimit } from '../../../../schema/constants.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('ANNOUNCEMENT_NOT_FOUND')
export class AnnouncementNotFound extends Problem {
  readonly code = 'ANNOUNCEMENT_NOT_FOUND';

  constructor() {
    super(/*i18n*/ "We couldn't find this announcement.", 'id');
  }
}

@ProblemType('ANNOUNCEMENT_CONFLICT')
export class AnnouncementConflict extends Problem {
  readonly code = 'ANNOUNCEMENT_CONFLICT';

  constructor() {
    super(
      /*i18n*/ 'This announcement was changed in the meantime. Please look at it, and try again.',
      'revision',
    );
  }
}

@ProblemType('TOO_MANY_ANNOUNCEMENTS')
export class TooManyAnnouncements extends Problem {
  readonly code = 'TOO_MANY_ANNOUNCEMENTS';

  constructor() {
    super(
      withValues(
        /*i18n*/ 'There are already {0} announcements that are shown or waiting. End one of them first.',
        openAnnouncementsLimit,
      ),
    );
  }
}

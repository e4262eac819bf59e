import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('SAVED_CARD_NOT_FOUND')
export class SavedCardNotFound extends Problem {
  readonly code = 'SAVED_CARD_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'This card is no longer saved. Please reload the page.', 'cardId');
  }
}

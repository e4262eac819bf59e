import { fileTooLarge } from '../../../schema/constants.ts';
import { Problem, ProblemType } from '../operation/problem.ts';

@ProblemType('INVALID_FILE_TYPE')
export class InvalidFileType extends Problem {
  readonly code = 'INVALID_FILE_TYPE';

  constructor(message: string) {
    super(message, 'file');
  }
}

@ProblemType('FILE_TOO_LARGE')
export class FileTooLarge extends Problem {
  readonly code = 'FILE_TOO_LARGE';

  constructor() {
    super(fileTooLarge, 'file');
  }
}

@ProblemType('UPLOAD_FAILED')
export class UploadFailed extends Problem {
  readonly code = 'UPLOAD_FAILED';

  constructor() {
    super(/*i18n*/ 'The file did not arrive. Please try again.', 'file');
  }
}

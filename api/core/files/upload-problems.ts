import { ObjectType } from 'type-graphql';
import { fileTooLarge } from '../../../schema/constants.ts';
import { anyone, Visible } from '../access/visible.ts';
import { Problem } from '../operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The content of the file is not of an accepted type.',
})
export class InvalidFileType extends Problem {
  constructor(message: string) {
    super(message, 'file');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The file is larger than 10 MiB.' })
export class FileTooLarge extends Problem {
  constructor() {
    super(fileTooLarge, 'file');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The file did not arrive completely.',
})
export class UploadFailed extends Problem {
  constructor() {
    super('The file did not arrive. Please try again.', 'file');
  }
}

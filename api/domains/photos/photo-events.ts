import { Announcement } from '../../core/operation/event.ts';

/** These files are no longer referenced and can be deleted after the commit. */
export class PhotoFilesDropped extends Announcement {
  constructor(readonly keys: readonly string[]) {
    super();
  }
}

import { CommittedEvent } from '../../core/operation/event.ts';

/** These files are no longer referenced and can be deleted after the commit. */
export class PhotoFilesDropped extends CommittedEvent {
  constructor(readonly keys: readonly string[]) {
    super();
  }
}

import { CommittedEvent } from '../../core/operation/event.ts';

/** An export waits to be made. */
export class ExportStarted extends CommittedEvent {}

/** No row refers to these files any more; they are deleted after the commit. */
export class ExportFilesDropped extends CommittedEvent {
  constructor(readonly keys: readonly string[]) {
    super();
  }
}

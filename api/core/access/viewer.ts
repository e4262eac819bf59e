import { NotAllowed, NotSignedIn } from '../operation/failures.ts';
import type { Role } from './role.ts';

/** The session facts that authorize a request. */
export interface SessionFacts {
  sessionId: string;
  userId: string;
  role: Role;
}

/** Whether a viewer may call an operation at all. */
export type Rule = (viewer: Viewer) => boolean;

/** Who makes the request, signed in or anonymous. */
export class Viewer {
  constructor(
    readonly session: SessionFacts | null,
    private readonly noteRefusal: () => void = () => undefined,
  ) {}

  get isSignedIn(): boolean {
    return this.session !== null;
  }

  is(role: Role): boolean {
    return this.session?.role === role;
  }

  /** The signed-in user's id; throws for an anonymous viewer. */
  get userId(): string {
    if (!this.session) throw this.refusal();
    return this.session.userId;
  }

  must(allowed: Rule): void {
    if (allowed(this)) return;
    throw this.refusal();
  }

  /** The error for a viewer who is not authorized; logs the refusal. */
  refusal(): NotAllowed | NotSignedIn {
    this.noteRefusal();
    return this.isSignedIn ? new NotAllowed() : new NotSignedIn();
  }
}

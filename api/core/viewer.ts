import { NotAllowed, NotSignedIn } from './failures.ts';
import type { Role } from './role.ts';

/** The facts of a session that a request is judged by. */
export interface SessionFacts {
  sessionId: string;
  userId: string;
  role: Role;
}

/** Whether a viewer may ask for an operation at all. */
export type Rule = (viewer: Viewer) => boolean;

/** Whoever makes the request: somebody signed in, or nobody. */
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

  /** The signed-in user's id; asking for it anonymously is refused. */
  get userId(): string {
    if (!this.session) throw this.refusal();
    return this.session.userId;
  }

  must(allowed: Rule): void {
    if (allowed(this)) return;
    throw this.refusal();
  }

  /** The failure of a viewer who asks for what is not theirs to ask; it is written down. */
  refusal(): NotAllowed | NotSignedIn {
    this.noteRefusal();
    return this.isSignedIn ? new NotAllowed() : new NotSignedIn();
  }
}

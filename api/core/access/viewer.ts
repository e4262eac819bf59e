import type { ApiScope } from '../../../schema/api-scopes.ts';
import { hasRight, type StaffRight, type StaffRole } from '../../../schema/staff-rights.ts';
import {
  type Failure,
  NotAllowed,
  NotForTokens,
  NotSignedIn,
  ScopeMissing,
  SecondFactorRequired,
  ViewOnly,
} from '../operation/failures.ts';
import type { Role } from './role.ts';

/** The facts of a session or an API token that authorize a request. */
export interface SessionFacts {
  /** The ID of the session, or of the API token. */
  sessionId: string;
  userId: string;
  role: Role;
  /** When the person last proved who they are; null for sessions that an older server opened. */
  provenAt?: Date | null;
  /** Whether the session may only set up the second factor that the account must have. */
  isLimited?: boolean;
  /** Null for people who are not staff. */
  staffRole: StaffRole | null;
  /** Set where the credential is an API token. */
  scopes?: readonly ApiScope[];
  /** Set while a staff member sees the product as this person, without changing anything. */
  viewedBy?: ViewedBy;
}

/** The staff member whose session it is, and until when it shows what another person sees. */
export interface ViewedBy {
  staffId: string;
  staffRole: StaffRole;
  until: Date;
}

/** Whether a viewer may call an operation at all. */
export interface Rule {
  (viewer: Viewer): boolean;
  /** Whether it also admits a viewer who may only read. */
  readonly isForViewOnly?: true;
  /** What API tokens need besides; without it, they are refused. */
  readonly scope?: ApiScope | typeof anyScope;
  /** The rule for people, where this one also admits API tokens. */
  readonly forPeople?: Rule;
}

/** For what every API token of a person may do. */
export const anyScope = 'ANY';

/** Who makes the request, signed in or anonymous. */
export class Viewer {
  constructor(
    private facts: SessionFacts | null,
    private readonly noteRefusal: () => void = () => undefined,
    /** Whether the request has a bearer token, also one that is not known. */
    private readonly sentToken = false,
  ) {}

  get session(): SessionFacts | null {
    return this.facts;
  }

  /** Takes the session as it is now, or null where it has ended: for a request that waited since it was read. */
  renew(session: SessionFacts | null): void {
    this.facts = session;
  }

  get isSignedIn(): boolean {
    return this.session !== null;
  }

  /** Whether the viewer has to set up a second factor before anything else. */
  get isLimited(): boolean {
    return this.session?.isLimited === true;
  }

  is(role: Role): boolean {
    return this.session?.role === role && !this.isLimited;
  }

  /** Whether the viewer is staff with this right. */
  may(right: StaffRight): boolean {
    return this.session !== null && !this.isLimited && hasRight(this.session.staffRole, right);
  }

  /** The signed-in user's id; throws for an anonymous viewer. */
  get userId(): string {
    if (!this.session) throw this.refusal();
    return this.session.userId;
  }

  /** Whether a staff member looks on as this person: everything can be read and nothing changed. */
  get isViewOnly(): boolean {
    return this.session?.viewedBy !== undefined;
  }

  /** Whether the viewer is a program with an API token. */
  get isToken(): boolean {
    return this.session?.scopes !== undefined;
  }

  /** Whether a rule admits the viewer; an API token also needs the rule's scope. */
  meets(rule: Rule): boolean {
    return rule(this) && this.#hasScopeOf(rule);
  }

  /** The same as `must`, for a change. */
  mustChange(allowed: Rule): void {
    if (this.isViewOnly && !allowed.isForViewOnly) throw this.refusal(new ViewOnly());
    this.must(allowed);
  }

  must(allowed: Rule): void {
    if (this.meets(allowed)) return;
    throw this.refusalBy(allowed);
  }

  /** The error for a viewer whom a rule does not admit; logs the refusal. */
  refusalBy(rule: Rule): Failure {
    const isOfToken = rule(this) && !this.#hasScopeOf(rule);
    return this.refusal(isOfToken ? this.#whyTokenRefused(rule) : undefined);
  }

  /** The error for a viewer who is not authorized; logs the refusal. */
  refusal(failure: Failure = this.#whyRefused()): Failure {
    this.noteRefusal();
    return failure;
  }

  #hasScopeOf({ scope }: Rule): boolean {
    const { scopes } = this.session ?? {};
    return !scopes || scope === anyScope || (scope !== undefined && scopes.includes(scope));
  }

  #whyTokenRefused({ scope }: Rule): Failure {
    return scope && scope !== anyScope ? new ScopeMissing(scope) : new NotForTokens();
  }

  #whyRefused(): Failure {
    if (this.isLimited) return new SecondFactorRequired();
    return this.isSignedIn ? new NotAllowed() : new NotSignedIn(this.sentToken);
  }
}

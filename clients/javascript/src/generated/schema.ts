/* Made by `npm run codegen`; do not edit. */
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Moment in time as ISO 8601, such as 2026-11-20T15:00:00.000Z. Responses are in UTC with milliseconds; inputs may have another zone, such as 2026-11-20T10:00:00-05:00, and omit seconds or their fraction. */
  DateTime: { input: string; output: string; }
  /** Calendar day in the kitchen's own time zone, written YYYY-MM-DD, such as 2026-11-20. It has no time and no zone. */
  LocalDate: { input: string; output: string; }
  /** File, as a part of a multipart/form-data request: its variable in the part operations is null, and the part map gives its place, such as {"0": ["variables.file"]} for the part 0. */
  Upload: { input: File; output: File; }
};

/** Released order, or the reason it was not released. */
export type AbandonPaymentResult = HeldOrder | NothingToPay | OrderNotFound | PaymentUnavailable;

/** The account was deleted and its sessions ended. */
export type AccountDeleted = {
  __typename?: 'AccountDeleted';
  /** Whether the account was deleted; always true. */
  deleted: Scalars['Boolean']['output'];
};

/** The account was secured for the owner of the mailbox; the address gets no more email. */
export type AccountSecured = {
  __typename?: 'AccountSecured';
  /** Text for people: what happened and what they can do. */
  message: Scalars['String']['output'];
};

/** City to add to the marketplace. Its coordinates come from its ZIP codes. */
export type AddCityInput = {
  /** Name, such as San Jose. */
  name: Scalars['String']['input'];
  /** Two-letter state code. */
  state: Scalars['String']['input'];
  /** IANA time zone; defaults to the one of its state and longitude. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** New city, or why it was not added. */
export type AddCityResult = City | CityExists | CityUnknown | InvalidInput;

/** New passkey. */
export type AddPasskeyInput = {
  /** Token from startPasskey. */
  challenge: Scalars['String']['input'];
  /** Name by which the viewer knows it, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Response of navigator.credentials.create as JSON, at most 16,000 characters. */
  response: Scalars['String']['input'];
};

/** Second factors with the new passkey, or why it was not added. */
export type AddPasskeyResult = ChallengeExpired | EmailNotProven | FreshProofNeeded | InvalidInput | PasskeyRefused | PasskeyTaken | SecondFactorAdded | TooManyPasskeys;

/** Device, or why notifications were not turned on there. */
export type AddPushDeviceResult = InvalidInput | PushDevice;

/** Note of staff. */
export type AddSupportNoteInput = {
  /** Kind of what it is about. */
  subject: NoteSubject;
  /** ID of that order, kitchen or person. */
  subjectId: Scalars['ID']['input'];
  /** Text for other staff, 1 to 2000 characters; may have several lines. */
  text: Scalars['String']['input'];
};

/** Note that was added, or the reason it was not. */
export type AddSupportNoteResult = InvalidInput | SupportNote;

/** Saved delivery address. */
export type Address = {
  __typename?: 'Address';
  /** Apartment or unit; null when there is none. */
  apartmentUnit?: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** Identifies the address; opaque. */
  id: Scalars['ID']['output'];
  /** Whether it is the default for deliveries. */
  isDefault: Scalars['Boolean']['output'];
  /** Address as one line, as orders store it. */
  line: Scalars['String']['output'];
  /** Name the person gave it, such as Home. */
  name: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** Street. */
  streetName: Scalars['String']['output'];
  /** House number, such as 12B. */
  streetNumber: Scalars['String']['output'];
  /** Five digits, or ZIP+4. */
  zipCode: Scalars['String']['output'];
};

/** The email address belongs to an account that is not staff, or to staff: no two share one. */
export type AddressInUse = Problem & {
  __typename?: 'AddressInUse';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Delivery address to be saved. */
export type AddressInput = {
  /** Apartment or unit, at most 20 characters. */
  apartmentUnit?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** ID of the address to change; omit it to add one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it becomes the default instead of another; the first address is always the default. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the address, such as Home; at most 40 characters. */
  name: Scalars['String']['input'];
  /** Two-letter state code. */
  state: Scalars['String']['input'];
  /** Street, at least 2 characters. */
  streetName: Scalars['String']['input'];
  /** House number: digits with an optional letter, such as 12B. */
  streetNumber: Scalars['String']['input'];
  /** Five digits, or ZIP+4. */
  zipCode: Scalars['String']['input'];
};

/** The viewer has no such address. */
export type AddressNotFound = Problem & {
  __typename?: 'AddressNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Adjustment of the balance of a kitchen. */
export type AdjustBalanceInput = {
  /** Amount in cents; negative to deduct. */
  cents: Scalars['Int']['input'];
  /** New UUID as idempotency key; sent again it adjusts nothing more. */
  id: Scalars['ID']['input'];
  /** Reason, at most 300 characters; shown to the kitchen. */
  reason: Scalars['String']['input'];
  /** ID of the kitchen. */
  supplierId: Scalars['ID']['input'];
};

/** Kitchen with its new balance, or the reason nothing was adjusted. */
export type AdjustBalanceResult = FreshProofNeeded | IdempotencyConflict | InvalidInput | KitchenNotFound | KitchenRecord;

/** Current dishes and prices of a tiffin plan that the customer agrees to. */
export type AgreeToTiffinPlanInput = {
  /** IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them. */
  acceptedDietConflicts?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Key of the contents that the customer was shown, as `CartQuote.contentsKey`: what changed since then is refused; null agrees to any contents. */
  expectedContentsKey?: InputMaybe<Scalars['String']['input']>;
  /** Total of one meal the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: Scalars['Int']['input'];
  /** ID of the plan. */
  planId: Scalars['ID']['input'];
};

/** Plan with its new dishes and prices, or the reason nothing changed. */
export type AgreeToTiffinPlanResult = ChoicesChanged | DietNotAccepted | DishUnavailable | DishesChanged | InvalidInput | KitchenUnavailable | PriceChanged | TiffinPlan | TiffinPlanConflict | TiffinPlanNotFound | TiffinPlanStopped;

/** Text that kitchens sign. */
export type Agreement = {
  __typename?: 'Agreement';
  /** SHA-256 of the text, in hexadecimal; stored with every signature. */
  fingerprint: Scalars['String']['output'];
  /** Whole text, part by part. */
  sections: Array<AgreementSection>;
  /** Item of the checklist it is signed for. */
  stepId: OnboardingStepId;
  /** Title of the agreement. */
  title: Scalars['String']['output'];
  /** Texts in other languages, to read. */
  translations: Array<AgreementTranslation>;
  /** Version of the text. */
  version: Scalars['String']['output'];
};

/** Section of an agreement. */
export type AgreementSection = {
  __typename?: 'AgreementSection';
  /** Heading; empty for the introduction. */
  heading: Scalars['String']['output'];
  /** Paragraphs of the section. */
  paragraphs: Array<Scalars['String']['output']>;
};

/** Agreement in another language, to read; the English is what is signed. */
export type AgreementTranslation = {
  __typename?: 'AgreementTranslation';
  /** Language of the translation. */
  language: Language;
  /** Whole text, part by part. */
  sections: Array<AgreementSection>;
};

/** All notifications of the viewer are read. */
export type AllRead = {
  __typename?: 'AllRead';
  /** Number of notifications that were unread before. */
  count: Scalars['Int']['output'];
};

/** Allergen in a dish. */
export type Allergen =
  /** Contains egg. */
  | 'EGG'
  /** Contains fish. */
  | 'FISH'
  /** Contains milk, ghee, paneer or curd. */
  | 'MILK'
  /** Contains mustard seed or oil. */
  | 'MUSTARD'
  /** Contains peanuts. */
  | 'PEANUTS'
  /** Contains sesame. */
  | 'SESAME'
  /** Contains prawns or other shellfish. */
  | 'SHELLFISH'
  /** Contains soy. */
  | 'SOY'
  /** Contains cashew, almond or other tree nuts. */
  | 'TREE_NUTS'
  /** Contains wheat. */
  | 'WHEAT';

/** A dish cannot go on sale before its allergens are given. */
export type AllergensUnanswered = Problem & {
  __typename?: 'AllergensUnanswered';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Place where ordering is allowed again, or why nothing was changed. */
export type AllowOrderingResult = AllowedOrdering | AlreadyDone | CityNotFound;

/** Place where ordering is allowed again. */
export type AllowedOrdering = {
  __typename?: 'AllowedOrdering';
  /** City, which is still stopped while all cities are; null for all cities. */
  city?: Maybe<City>;
};

/** Nothing was left to change: someone else was faster. */
export type AlreadyDone = Problem & {
  __typename?: 'AlreadyDone';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The address belongs to a staff member, enabled or disabled. */
export type AlreadyStaff = Problem & {
  __typename?: 'AlreadyStaff';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The amount differs from the total of the order. */
export type AmountDiffers = Problem & {
  __typename?: 'AmountDiffers';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Week of a kitchen, Monday to Sunday in its time zone. */
export type AnalyticsWeek = {
  __typename?: 'AnalyticsWeek';
  /** Figures of the week. */
  figures: KitchenFigures;
  /** Monday of the week. */
  firstDay: Scalars['LocalDate']['output'];
  /** Sunday of the week, or today in the current week. */
  lastDay: Scalars['LocalDate']['output'];
};

/** Announcement. */
export type AnnounceInput = {
  /** People whom it is for. */
  audience: Audience;
  /** ID of the city; null for all cities. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Time from which it is shown; null, or a time in the past, for now. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Plain text in Hindi, on one line, at most 280 characters; null or empty for English only. */
  hindiText?: InputMaybe<Scalars['String']['input']>;
  /** Plain text in English, on one line, 1 to 280 characters. */
  text: Scalars['String']['input'];
  /** Time at which it is no longer shown, at most 90 days after its start. */
  until: Scalars['DateTime']['input'];
};

/** Announcement that was written, or why it was not. */
export type AnnounceResult = Announcement | CityNotFound | InvalidInput | TooManyAnnouncements;

/** Announcement of staff for a city, or for all. */
export type Announcement = {
  __typename?: 'Announcement';
  /** People whom it is for; for admins. */
  audience: Audience;
  /** City; null for all cities. For admins. */
  city?: Maybe<City>;
  /** Time when staff ended it before its end; null if they did not. For admins. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time from which it is shown. */
  from: Scalars['DateTime']['output'];
  /** Plain text in Hindi, on one line; null if it is in English only. */
  hindiText?: Maybe<Scalars['String']['output']>;
  /** Opaque ID of the announcement. */
  id: Scalars['ID']['output'];
  /** Revision, which grows as staff change or end it, and which they name so that they overwrite no other change; 1 at first. For admins. */
  revision: Scalars['Int']['output'];
  /** Phase of it; for admins. */
  status: AnnouncementStatus;
  /** Plain text in English, on one line. */
  text: Scalars['String']['output'];
  /** Time at which it is no longer shown, unless staff end it before. */
  until: Scalars['DateTime']['output'];
  /** Number of the wording, which grows as either text changes; 1 at first. */
  version: Scalars['Int']['output'];
  /** Time when it was written; for admins. */
  writtenAt: Scalars['DateTime']['output'];
  /** Name of the staff member who wrote it; for admins. */
  writtenByName: Scalars['String']['output'];
};

/** The announcement was changed since this revision was read. */
export type AnnouncementConflict = Problem & {
  __typename?: 'AnnouncementConflict';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Page of a list. */
export type AnnouncementConnection = {
  __typename?: 'AnnouncementConnection';
  /** Entries with their cursors. */
  edges: Array<AnnouncementEdge>;
  /** Entries without cursors. */
  nodes: Array<Announcement>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type AnnouncementEdge = {
  __typename?: 'AnnouncementEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Announcement;
};

/** No announcement has this ID. */
export type AnnouncementNotFound = Problem & {
  __typename?: 'AnnouncementNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Phase of an announcement. */
export type AnnouncementStatus =
  /** Shown now. */
  | 'IN_FORCE'
  /** No longer shown: its end has passed, or staff ended it. */
  | 'OVER'
  /** Not shown yet: its start is to come. */
  | 'WAITING';

/** Scope of an API token: one thing that it may do. Anything else is refused. */
export type ApiScope =
  /** Read figures of sales. */
  | 'ANALYTICS_READ'
  /** Read and export the audit trail. */
  | 'AUDIT_READ'
  /** Read the records of kitchens, listed or not. */
  | 'KITCHENS_READ'
  /** Read your menu, its prices and the meals you cook each week. */
  | 'MENU_READ'
  /** Read and change your menu, and the mealtimes and plates you cook. */
  | 'MENU_WRITE'
  /** Read orders with their addresses and payments, prep sheets and forecasts. */
  | 'ORDERS_READ'
  /** Read your orders, move them from one status to the next, and cancel them. */
  | 'ORDERS_WRITE'
  /** Read payments, refunds and payouts. */
  | 'PAYOUTS_READ'
  /** Move the clock of a sandbox forward. */
  | 'SANDBOX_WRITE'
  /** Send what the token may read as webhooks to addresses of its own choice. */
  | 'WEBHOOKS_WRITE';

/** Credential of a program that acts for a kitchen or staff. */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** Time it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Time at which the secret before the last rotation stops working; null if it was never rotated. */
  formerEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the token; opaque, and not a credential. */
  id: Scalars['ID']['output'];
  /** Time of its last use, at most ten minutes behind; of a program that only listens, the time it connected; null if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name that its owner gave it, such as "Receipt printer". */
  name: Scalars['String']['output'];
  /** Beginning of the secret, by which its owner recognizes it. */
  prefix: Scalars['String']['output'];
  /** Scopes that it has. */
  scopes: Array<ApiScope>;
};

/** API token with its new secret. */
export type ApiTokenCreated = {
  __typename?: 'ApiTokenCreated';
  /** Token that the secret belongs to. */
  apiToken: ApiToken;
  /** Secret, sent as "Authorization: Bearer <secret>". It is shown this once and cannot be read again. */
  secret: Scalars['String']['output'];
};

/** The API token has expired, so it gets no new secret. */
export type ApiTokenExpired = Problem & {
  __typename?: 'ApiTokenExpired';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer has no such API token. */
export type ApiTokenNotFound = Problem & {
  __typename?: 'ApiTokenNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** API token that no longer works. */
export type ApiTokenRevoked = {
  __typename?: 'ApiTokenRevoked';
  /** Tokens that are left, the newest first. */
  apiTokens: Array<ApiToken>;
};

/** Cook who applies, with the details of the registration. */
export type Applicant = {
  __typename?: 'Applicant';
  /** Maximum plates per day. */
  capacity: Scalars['Int']['output'];
  /** Band of daily capacity, such as 11-25. */
  dailyCapacity: Scalars['String']['output'];
  /** Email address in lower case. */
  email: Scalars['String']['output'];
  /** Time at which the home kitchen agreement was accepted; null when it was not. */
  homeKitchenAgreedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the cook. */
  name: Scalars['String']['output'];
  /** Phone number as entered; null if none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** EIN with all but its last four digits hidden; null when none is stored. */
  taxIdMasked?: Maybe<Scalars['String']['output']>;
};

/** Kitchen's application to sell in the marketplace. */
export type Application = Node & {
  __typename?: 'Application';
  /** Day by which we promised an answer; null when it is not waiting for an admin. */
  answerDueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Cook who applies, with the details of the registration. */
  applicant: Applicant;
  /** Number of business days it has been waiting for an admin; null when it is not waiting. */
  businessDaysWaiting?: Maybe<Scalars['Int']['output']>;
  /** Time the kitchen registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Time it was approved or rejected; null before that. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Decisions of admins, including undone ones, oldest first. */
  decisions: Array<Decision>;
  /** Submitted documents, including replaced ones, oldest first. */
  documents: Array<Document>;
  /** Time it was last submitted for review; null before that. */
  documentsSubmittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the application; opaque. */
  id: Scalars['ID']['output'];
  /** Step of the four-step journey: 1 registration, 2 documents, 3 review, 4 menu. */
  journeyStep: Scalars['Int']['output'];
  /** Address of the kitchen, with its street. */
  kitchenAddress: Scalars['String']['output'];
  /** Number of mandatory documents that are submitted. */
  mandatoryDocumentsPresent: Scalars['Int']['output'];
  /** Number of mandatory documents. */
  mandatoryDocumentsTotal: Scalars['Int']['output'];
  /** Reason of the rejection; null unless it is rejected. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** Number of required items that are complete. */
  requiredCompleted: Scalars['Int']['output'];
  /** Number of required items. */
  requiredTotal: Scalars['Int']['output'];
  /** Signed agreements. */
  signatures: Array<Signature>;
  /** Status of the application. */
  status: OnboardingStatus;
  /** 20 items of the checklist, in order. */
  steps: Array<OnboardingStep>;
  /** Kitchen that applies. */
  supplier: Supplier;
  /** Whether the viewer may approve it now: every mandatory document is accepted. */
  viewerCanApprove: Scalars['Boolean']['output'];
  /** Whether the viewer may reject it now. */
  viewerCanReject: Scalars['Boolean']['output'];
  /** Whether the viewer may start its review now. */
  viewerCanStartReview: Scalars['Boolean']['output'];
  /** Whether the viewer may submit it for review now. */
  viewerCanSubmitForReview: Scalars['Boolean']['output'];
};

/** Change of an application. */
export type ApplicationChange = {
  __typename?: 'ApplicationChange';
  /** ID of the application. */
  applicationId: Scalars['ID']['output'];
};

/** Page of a list. */
export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  /** Entries with their cursors. */
  edges: Array<ApplicationEdge>;
  /** Entries without cursors. */
  nodes: Array<Application>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Number of applications in a status. */
export type ApplicationCount = {
  __typename?: 'ApplicationCount';
  /** Number of applications. */
  count: Scalars['Int']['output'];
  /** Status. */
  status: OnboardingStatus;
};

/** Entry of a list with its cursor. */
export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Application;
};

/** The status of the application does not allow this; someone else may have changed it. */
export type ApplicationMoved = Problem & {
  __typename?: 'ApplicationMoved';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Current status. */
  status: OnboardingStatus;
};

/** The application does not exist, or the viewer may not see it. */
export type ApplicationNotFound = Problem & {
  __typename?: 'ApplicationNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Credit that support pays back, or the reason it stays. */
export type AskCreditBackResult = CreditIsNeeded | TiffinCredit | TiffinCreditNotFound;

/** People whom an announcement is for. */
export type Audience =
  /** Customers and visitors. */
  | 'CUSTOMERS'
  /** Customers, visitors and cooks. */
  | 'EVERYONE'
  /** Cooks of kitchens. */
  | 'KITCHENS';

/** Changed field, before and after. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** Value after; null when there is none. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before; null when there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, such as status. */
  fact: Scalars['String']['output'];
};

/** Entry of the audit trail: who did what to what, when and why. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** Action, such as DOCUMENT_REJECTED. */
  action: Scalars['String']['output'];
  /** ID of the person who did it; null when the marketplace did it on its own. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Name of the person who did it; null when the marketplace did it on its own. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Time of the action. */
  at: Scalars['DateTime']['output'];
  /** Changed fields, before and after. */
  changes: Array<AuditChange>;
  /** Identifies the event; opaque. */
  id: Scalars['ID']['output'];
  /** Reason, as given by the person who did it; null if none. */
  reason?: Maybe<Scalars['String']['output']>;
  /** ID of the subject. */
  subjectId: Scalars['ID']['output'];
  /** Kind of the subject, such as application. */
  subjectKind: Scalars['String']['output'];
  /** Name of the subject at that time; for a person, the current name. */
  subjectName: Scalars['String']['output'];
};

/** Page of a list. */
export type AuditEventConnection = {
  __typename?: 'AuditEventConnection';
  /** Entries with their cursors. */
  edges: Array<AuditEventEdge>;
  /** Entries without cursors. */
  nodes: Array<AuditEvent>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type AuditEventEdge = {
  __typename?: 'AuditEventEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: AuditEvent;
};

/** Audit trail as a file. */
export type AuditExport = {
  __typename?: 'AuditExport';
  /** Comma-separated values with a header line, newest first. */
  csv: Scalars['String']['output'];
  /** Number of events in the file. */
  events: Scalars['Int']['output'];
  /** Whether the file has all matching events; if not, filter by a shorter period. */
  isWhole: Scalars['Boolean']['output'];
};

/** Filter for audit events. Omitted fields do not filter. */
export type AuditFilter = {
  /** Action, such as KITCHEN_SUSPENDED. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** ID of the person who did it. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Events at this time or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** IDs of subjects, such as an order and its payment. */
  subjectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Kind of the subject, such as order. */
  subjectKind?: InputMaybe<Scalars['String']['input']>;
  /** Substring of the name of the subject. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Events before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Authenticator app of the viewer's account. */
export type Authenticator = {
  __typename?: 'Authenticator';
  /** Time it was added; null until confirmed by a code. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Secret of a new authenticator app. */
export type AuthenticatorStarted = {
  __typename?: 'AuthenticatorStarted';
  /** Secret to type into the app, in base 32; shown only now. */
  secret: Scalars['String']['output'];
  /** Address with the secret, otpauth://, to show as a QR code. */
  uri: Scalars['String']['output'];
};

/** Queue of background jobs, in all processes together. */
export type BackgroundQueue = {
  __typename?: 'BackgroundQueue';
  /** Number of given-up jobs that can be tried again. */
  givenUp: Scalars['Int']['output'];
  /** Time when a job was last completed; null when none was lately. */
  lastCompletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time when a job last failed after all its tries; null when none did lately. */
  lastFailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason why that job failed, without addresses and secrets; null when none did lately. */
  lastFailure?: Maybe<Scalars['String']['output']>;
  /** Name of the queue, such as mail. */
  name: Scalars['String']['output'];
  /** Time when its schedule starts the next job; null without a schedule. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of jobs that run now. */
  running: Scalars['Int']['output'];
  /** Number of jobs that are due or wait for their next try. */
  waiting: Scalars['Int']['output'];
};

/** Work that the marketplace does by itself, beside requests. */
export type BackgroundWork = {
  __typename?: 'BackgroundWork';
  /** Time of these figures. */
  asOf: Scalars['DateTime']['output'];
  /** Number of webhooks that are due and not sent, at most 10,000. */
  dueWebhooks: Scalars['Int']['output'];
  /** Outbox, from which notifications and events are passed on. */
  outbox: OutboxBacklog;
  /** Queues of background jobs. */
  queues: Array<BackgroundQueue>;
};

/** The bill is already paid. */
export type BillAlreadyPaid = Problem & {
  __typename?: 'BillAlreadyPaid';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The amount is not that of the bill. */
export type BillAmountDiffers = Problem & {
  __typename?: 'BillAmountDiffers';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The bill no longer has to be paid. */
export type BillIsVoid = Problem & {
  __typename?: 'BillIsVoid';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Order that an admin cancels, and the reason. */
export type CancelOrderByAdminInput = {
  /** ID of the order. */
  orderId: Scalars['ID']['input'];
  /** Reason, shown to the customer and the kitchen. */
  reason: Scalars['String']['input'];
};

/** Canceled order, or the reason it was not canceled. */
export type CancelOrderByAdminResult = InvalidInput | Order | OrderNotFound | TooLateToCancel;

/** Order that the kitchen cannot cook. */
export type CancelOrderByKitchenInput = {
  /** ID of the order. */
  orderId: Scalars['ID']['input'];
  /** Reason, at most 300 characters; shown to the customer. */
  reason: Scalars['String']['input'];
};

/** Canceled order, or the reason it was not canceled. */
export type CancelOrderByKitchenResult = InvalidInput | Order | OrderNotFound | TooLateToCancel;

/** Order to cancel. */
export type CancelOrderInput = {
  /** ID of the order. */
  orderId: Scalars['ID']['input'];
  /** Reason, at most 300 characters; shown to customer and kitchen. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Canceled order, or the reason it was not canceled. */
export type CancelOrderResult = InvalidInput | Order | OrderNotFound | TooLateToCancel;

/** Party that canceled an order. */
export type CanceledBy =
  /** The marketplace. */
  | 'ADMIN'
  /** The customer. */
  | 'CUSTOMER'
  /** The kitchen. */
  | 'SUPPLIER';

/** The decision can no longer be undone: the time is over, or a later decision depends on it. */
export type CannotUndo = Problem & {
  __typename?: 'CannotUndo';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The cart is empty. */
export type CartIsEmpty = Problem & {
  __typename?: 'CartIsEmpty';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Dish in the cart. */
export type CartLineInput = {
  /** IDs of the choices made about it, enough of each group; none by default. */
  choiceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ID of the dish. */
  dishId: Scalars['ID']['input'];
  /** Number of portions, from 1. */
  quantity: Scalars['Int']['input'];
};

/** Current price of a cart and the problems that prevent ordering it. */
export type CartQuote = {
  __typename?: 'CartQuote';
  /** Key of what the dishes contain and promise: another one when a diet, allergen or mark changes. 22 characters. */
  contentsKey: Scalars['String']['output'];
  /** Dishes that someone in the customer's household never eats. An order is refused until each is accepted; empty for viewers without a household. */
  dietConflicts: Array<DietConflict>;
  /** Dishes that are still on the menu. */
  lines: Array<QuotedLine>;
  /** Chosen meal; null when none is chosen or the kitchen does not cook it. */
  mealWindow?: Maybe<MealWindow>;
  /** Total number of plates that its portions take. */
  plates: Scalars['Int']['output'];
  /** Problems that prevent the order, the most serious first; empty when it can be placed. */
  problems: Array<OrderProblem>;
  /** Kitchen that cooks the dishes. */
  supplier: Supplier;
  /** Total of the cart; no fees are added later. */
  total: Money;
};

/** The category still has dishes. */
export type CategoryNotEmpty = Problem & {
  __typename?: 'CategoryNotEmpty';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Number of dishes in the category. */
  dishes: Scalars['Int']['output'];
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Portions left of all dishes of a category together for one meal; only of categories that are limited. */
export type CategoryPortions = {
  __typename?: 'CategoryPortions';
  /** ID of the category. */
  categoryId: Scalars['ID']['output'];
  /** Name of the category on the menu. */
  name: Scalars['String']['output'];
  /** Number of portions that can still be ordered; never negative. */
  portionsLeft: Scalars['Int']['output'];
};

/** The request for a second factor has expired, was used, or was tried too often; begin again. */
export type ChallengeExpired = Problem & {
  __typename?: 'ChallengeExpired';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Announcement as it is to be from now on. */
export type ChangeAnnouncementInput = {
  /** People whom it is for. */
  audience: Audience;
  /** ID of the city; null for all cities. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Time from which it is shown; null, or a time in the past, for now. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Plain text in Hindi, on one line, at most 280 characters; null or empty for English only. */
  hindiText?: InputMaybe<Scalars['String']['input']>;
  /** ID of the announcement. */
  id: Scalars['ID']['input'];
  /** Revision that was read; refused with ANNOUNCEMENT_CONFLICT if it has another one. Null changes it all the same, as clients do that know no revision. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text in English, on one line, 1 to 280 characters. */
  text: Scalars['String']['input'];
  /** Time at which it is no longer shown, at most 90 days after its start. */
  until: Scalars['DateTime']['input'];
};

/** Announcement as it is now, or why nothing was changed. */
export type ChangeAnnouncementResult = AlreadyDone | Announcement | AnnouncementConflict | AnnouncementNotFound | CityNotFound | InvalidInput;

/** Codes that were mailed for a change of address. */
export type ChangeEmailInput = {
  /** Code from the new address; case, spaces and the dash do not matter. */
  newCode: Scalars['String']['input'];
  /** New address; its case does not matter. */
  newEmail: Scalars['String']['input'];
  /** Code from the current address; null when none was mailed there. */
  oldCode?: InputMaybe<Scalars['String']['input']>;
};

/** New session, or why the address was not changed. */
export type ChangeEmailResult = EmailChanged | InvalidInput | TooManyAttempts | WrongCode;

/** Updated kitchen, or why nothing was changed. */
export type ChangeKitchenResult = AlreadyDone | InvalidInput | KitchenAccount | KitchenNotFound | KitchenPausedByStaff;

/** Current and the new password. */
export type ChangePasswordInput = {
  /** Current password. */
  currentPassword: Scalars['String']['input'];
  /** Password of at least 6 characters, of staff at least 12, and not one of the most common. */
  newPassword: Scalars['String']['input'];
};

/** New session, or why the password was not changed. */
export type ChangePasswordResult = FreshProofNeeded | InvalidInput | PasswordChanged | TooManyAttempts | WrongCredentials;

/** New role of a staff member, with the reason. */
export type ChangeStaffRoleInput = {
  /** ID of the staff member. */
  personId: Scalars['ID']['input'];
  /** Reason, at most 300 characters. */
  reason: Scalars['String']['input'];
  /** New role. */
  staffRole: StaffRole;
};

/** Staff member with the new role, or the reason it was not changed. */
export type ChangeStaffRoleResult = AlreadyDone | FreshProofNeeded | InvalidInput | MustStay | PersonNotFound | PersonRecord;

/** Day of a tiffin plan, and what it has in place of what the plan has. */
export type ChangeTiffinDayInput = {
  /** IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them. */
  acceptedDietConflicts?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Delivery address of this day, as `PlaceOrderInput.deliveryAddress`; null for the plan's. Ignored for pickup. */
  deliveryAddress?: InputMaybe<Scalars['String']['input']>;
  /** Total of one meal the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: Scalars['Int']['input'];
  /** Dishes of this day, at most 30; none skips the day. */
  lines: Array<CartLineInput>;
  /** ID of the plan. */
  planId: Scalars['ID']['input'];
  /** Day, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['input'];
};

/** Plan with the change, or the reason the day did not change. */
export type ChangeTiffinDayResult = ChoicesChanged | CutOffPassed | DayIsBeingOrdered | DayStaysOrdered | DietNotAccepted | DishNotCooked | DishUnavailable | FulfillmentUnavailable | InvalidInput | KitchenPaused | KitchenUnavailable | NotAPlanDay | OrderingStopped | PriceChanged | TiffinPlan | TiffinPlanNotFound | TiffinPlanStopped | TooLateToCancel;

/** Changes of a tiffin plan, from now on. */
export type ChangeTiffinPlanInput = {
  /** IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them. */
  acceptedDietConflicts?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Delivery address, as `PlaceOrderInput.deliveryAddress`; null leaves it as it is. Ignored for pickup. */
  deliveryAddress?: InputMaybe<Scalars['String']['input']>;
  /** Last day, from today on within a year; null for a plan that runs until it is stopped. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Total of one meal the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: Scalars['Int']['input'];
  /** Whether the customer agreed to `TiffinPlan.consent` with this total; refused if not. */
  hasConsented: Scalars['Boolean']['input'];
  /** Dishes of each meal, at most 30. */
  lines: Array<CartLineInput>;
  /** Note to the cook, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** ID of the plan. */
  planId: Scalars['ID']['input'];
  /** Version of the plan that the customer read; refused if it has another one. Null changes it all the same, as clients do that know no version. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Delivery addresses of weekdays that have another one, each at most once. Ignored for pickup. */
  weekdayAddresses: Array<WeekdayAddressInput>;
  /** Weekdays, from 0, Sunday, to 6, Saturday; at least one. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** Plan with the change, or the reason it did not change. */
export type ChangeTiffinPlanResult = ChoicesChanged | DayIsBeingOrdered | DietNotAccepted | DishUnavailable | FulfillmentUnavailable | InvalidInput | KitchenPaused | KitchenUnavailable | MealNotCooked | OrderingStopped | PriceChanged | TiffinOfferFull | TiffinPlan | TiffinPlanConflict | TiffinPlanLimit | TiffinPlanNotFound | TiffinPlanStopped;

/** Change of a webhook endpoint. */
export type ChangeWebhookEndpointInput = {
  /** ID of the endpoint. */
  id: Scalars['ID']['input'];
  /** Kinds of events that it gets; empty for all that the viewer may read, with an API token those of its scopes. */
  types: Array<MarketplaceEventType>;
  /** Address that events are sent to: https, of the public internet, at most 500 characters. */
  url: Scalars['String']['input'];
};

/** Changed endpoint, or why it was not changed. */
export type ChangeWebhookEndpointResult = FreshProofNeeded | InvalidInput | TooManyAttempts | WebhookEndpoint | WebhookEndpointNotFound;

/** Outcome of a charge of a bill to a saved card. */
export type ChargeOutcome =
  /** Charge that the bank declined. */
  | 'DECLINED'
  /** Charge that staff gave up, so that the bill is paid otherwise. */
  | 'GIVEN_UP'
  /** Charge that the customer must confirm in person. */
  | 'NEEDS_AUTHENTICATION'
  /** Charge that was not made: the bill was settled, the card removed or the account disabled before. */
  | 'NOT_CHARGED'
  /** Charge that paid the bill. */
  | 'PAID';

/** Reason why a bill was not charged to the saved card. */
export type ChargeProblem =
  /** The bank declined the card. */
  | 'DECLINED'
  /** The bank wants its customer to confirm, so that the bill is to be paid in person. */
  | 'NEEDS_AUTHENTICATION';

/** The choices of some dishes are missing, too many, or no longer offered. */
export type ChoicesChanged = Problem & {
  __typename?: 'ChoicesChanged';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Lines of the cart to choose again. */
  lines: Array<LineToChoose>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The cities cannot be merged: the same city, different states or time zones, or ordering in the first is stopped. */
export type CitiesCannotMerge = Problem & {
  __typename?: 'CitiesCannotMerge';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** City of the marketplace, open or coming soon. */
export type City = Node & {
  __typename?: 'City';
  /** Announcements that are shown to customers of the city now, its own and those of all cities, the newest first; usually none. */
  announcements: Array<Announcement>;
  /** Miles from the reader; null unless the query has near. */
  distanceMiles?: Maybe<Scalars['Float']['output']>;
  /** Identifies the city; opaque. */
  id: Scalars['ID']['output'];
  /** Whether customers can choose it; others are coming soon. */
  isActive: Scalars['Boolean']['output'];
  /** Whether an admin has added, opened or announced it; for admins. Without that it is shown in public only once a kitchen there is approved. */
  isAnnounced: Scalars['Boolean']['output'];
  /** Numbers of its kitchens; for admins. */
  kitchens: CityKitchens;
  /** Latitude in degrees north. */
  latitude: Scalars['Float']['output'];
  /** Longitude in degrees east; negative in the United States. */
  longitude: Scalars['Float']['output'];
  /** Name, such as San Jose. */
  name: Scalars['String']['output'];
  /** Features that are open to the viewer at kitchens of the city. */
  openFeatures: Array<Feature>;
  /** Stop of ordering that is in force in the city, its own or that of all cities; null while orders are taken. Existing orders are not affected. */
  orderingStopped?: Maybe<OrderingStop>;
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** Number of listed kitchens. */
  supplierCount: Scalars['Int']['output'];
  /** IANA time zone of its kitchens. */
  timeZone: Scalars['String']['output'];
};

/** Page of a list. */
export type CityConnection = {
  __typename?: 'CityConnection';
  /** Entries with their cursors. */
  edges: Array<CityEdge>;
  /** Entries without cursors. */
  nodes: Array<City>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** City after the change, or why nothing was changed. */
export type CityDecisionResult = AlreadyDone | City | CityNotFound;

/** Entry of a list with its cursor. */
export type CityEdge = {
  __typename?: 'CityEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: City;
};

/** The marketplace already has a city of this name and state. */
export type CityExists = Problem & {
  __typename?: 'CityExists';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The city has kitchens, so it cannot be removed. */
export type CityHasKitchens = Problem & {
  __typename?: 'CityHasKitchens';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Number of kitchens, whatever their status. */
  kitchens: Scalars['Int']['output'];
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Numbers of kitchens of a city, by status. */
export type CityKitchens = {
  __typename?: 'CityKitchens';
  /** Kitchens waiting for an admin. */
  inReview: Scalars['Int']['output'];
  /** Listed kitchens. */
  listed: Scalars['Int']['output'];
  /** Number of kitchens ever registered. */
  registered: Scalars['Int']['output'];
  /** Suspended kitchens. */
  suspended: Scalars['Int']['output'];
};

/** No city has this ID. */
export type CityNotFound = Problem & {
  __typename?: 'CityNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** No ZIP code belongs to a city of this name, so its coordinates are unknown. */
export type CityUnknown = Problem & {
  __typename?: 'CityUnknown';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The request for a code was accepted. */
export type ClaimCodeMailed = {
  __typename?: 'ClaimCodeMailed';
  /** Text for people: what to do next. */
  message: Scalars['String']['output'];
};

/** Claim to an EIN that someone else registered. */
export type ClaimEinInput = {
  /** Code mailed to this address; case, spaces and the dash do not matter. */
  code: Scalars['String']['input'];
  /** Name of the person to contact. */
  contactName: Scalars['String']['input'];
  /** EIN, such as 12-3456789. */
  ein: Scalars['String']['input'];
  /** Email address; its case does not matter. */
  email: Scalars['String']['input'];
  /** Message, at most 1000 characters; may be empty. */
  message: Scalars['String']['input'];
  /** Phone number, such as (408) 555-0147. */
  phone: Scalars['String']['input'];
};

/** Token to send the letter with, or why the claim was not stored. */
export type ClaimEinResult = AlreadyDone | EinClaimStarted | InvalidInput | TooManyAttempts | WrongCode;

/** No claim has this ID. */
export type ClaimNotFound = Problem & {
  __typename?: 'ClaimNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Status of a claim. */
export type ClaimStatus =
  /** Accepted by an admin; the EIN is reserved for the claimant. */
  | 'ACCEPTED'
  /** Waiting for the letter; deleted after a day without one. */
  | 'DRAFT'
  /** Waiting for a decision. */
  | 'OPEN'
  /** Rejected by an admin. */
  | 'REJECTED';

/** The kitchen with the EIN is approved; it must be suspended before the claim is accepted. */
export type ClaimedKitchenSells = Problem & {
  __typename?: 'ClaimedKitchenSells';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The clock of the sandbox would be further ahead of real time than it may be. */
export type ClockTooFarAhead = Problem & {
  __typename?: 'ClockTooFarAhead';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Outcome of closing the kitchen. */
export type CloseKitchenResult = AccountDeleted | FreshProofNeeded | InvalidInput | KitchenNotFound | MoneyOutstanding | OrdersUnderWay;

/** Closed record, or the reason it was not closed. */
export type CloseUnmatchedPaymentResult = InvalidInput | NothingToSettle | UnmatchedPayment;

/** Days on which a kitchen does not cook. */
export type Closure = {
  __typename?: 'Closure';
  /** First closed day, in the kitchen's time zone. */
  firstDay: Scalars['LocalDate']['output'];
  /** Opaque ID of the closure. */
  id: Scalars['ID']['output'];
  /** Last closed day; the first one for a single day. */
  lastDay: Scalars['LocalDate']['output'];
  /** Reason, shown to customers. */
  reason: Scalars['String']['output'];
};

/** Days on which the kitchen does not cook. */
export type ClosureInput = {
  /** First closed day, today or later. */
  firstDay: Scalars['LocalDate']['input'];
  /** ID of the closure to change; omit it to add a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Last closed day. */
  lastDay: Scalars['LocalDate']['input'];
  /** Decision about open orders of newly closed days. Without it they are listed in a refusal, OrdersOnClosedDays. */
  openOrders?: InputMaybe<OpenOrdersDecision>;
  /** Reason, shown to customers, at most 120 characters. */
  reason: Scalars['String']['input'];
  /** Version of the week that was read. */
  version: Scalars['Int']['input'];
};

/** No closure has this ID. */
export type ClosureNotFound = Problem & {
  __typename?: 'ClosureNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The kitchen is already closed on some of these days. */
export type ClosuresOverlap = Problem & {
  __typename?: 'ClosuresOverlap';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** First day of the existing closure. */
  firstDay: Scalars['LocalDate']['output'];
  /** Last day of the existing closure. */
  lastDay: Scalars['LocalDate']['output'];
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The email with the code or link could not be sent. */
export type CodeNotSent = Problem & {
  __typename?: 'CodeNotSent';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** A code is on its way to the registered address. */
export type CodeSent = {
  __typename?: 'CodeSent';
  /** Text for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** ID of this sign-in; the code works for it only. */
  signInId: Scalars['ID']['output'];
};

/** Second factor of a sign-in: a code, or the response of a passkey. */
export type CompleteSignInInput = {
  /** Token of the sign-in that needs it. */
  challenge: Scalars['String']['input'];
  /** Code of the authenticator app, or a recovery code; case, spaces and dashes do not matter. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Response of navigator.credentials.get as JSON, at most 16,000 characters. */
  passkeyResponse?: InputMaybe<Scalars['String']['input']>;
};

/** New session, or why the second factor was refused. */
export type CompleteSignInResult = ChallengeExpired | InvalidInput | PasskeyRefused | SignedIn | SupplierSignedIn | TooManyAttempts | WrongCode | WrongCredentials;

/** Updated application, or why the item of the checklist was not completed. */
export type CompleteStepResult = Application | ApplicationNotFound | DocumentNotFound | FreshProofNeeded | InvalidInput | StepAlreadyDone | StepClosed;

/** Percentage of orders above which a step is proposed to admins. */
export type ConductLimit = {
  __typename?: 'ConductLimit';
  /** Limit in percent. The step is proposed above it, and not for a figure that is exactly as high. */
  percent: Scalars['Int']['output'];
  /** Step that is proposed. */
  step: ConductStep;
};

/** One figure of the orders of a kitchen, with its limits. */
export type ConductMeasure = {
  __typename?: 'ConductMeasure';
  /** Whether limits apply to it: there are at least 10 orders that it is a part of. */
  isJudged: Scalars['Boolean']['output'];
  /** Kind of the figure. */
  kind: ConductMeasureKind;
  /** Limits, the lowest first. */
  limits: Array<ConductLimit>;
  /** Number of orders that it is a part of: those that were due, or those that were delivered. */
  ofOrders: Scalars['Int']['output'];
  /** Number of such orders. */
  orders: Scalars['Int']['output'];
  /** Percentage of these; null when there are none. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** Gravest step whose limit is exceeded; null when none is, and for fewer than 10 orders. */
  step?: Maybe<ConductStep>;
};

/** Figure of the orders that were due. */
export type ConductMeasureKind =
  /** Orders that the kitchen canceled. Those of customers and staff do not count. */
  | 'CANCELED'
  /** Delivered orders that were handed over late: for pickup when they were ready, otherwise when delivered. */
  | 'LATE'
  /** Delivered orders with a problem that the customer reported and an admin refunded. */
  | 'REFUNDED'
  /** Orders that were never marked as delivered nor canceled. */
  | 'UNFINISHED';

/** Step that is proposed to admins because of the orders of a kitchen. Nothing happens by itself. */
export type ConductProposal = {
  __typename?: 'ConductProposal';
  /** Time at which it was decided or became void; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Figures at the time it was proposed, beside today’s limits. */
  conduct: KitchenConduct;
  /** Name of the admin who decided; null while it is open and when it became void. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Opaque ID of the proposal. */
  id: Scalars['ID']['output'];
  /** First day on which the kitchen may take orders again; null unless it was paused. */
  pausedUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Time at which it was proposed. */
  proposedAt: Scalars['DateTime']['output'];
  /** Reason of the dismissal; null unless it was dismissed. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Status of the proposal. */
  status: ConductProposalStatus;
  /** Proposed step. */
  step: ConductStep;
  /** Kitchen that it is about. */
  supplier: Supplier;
  /** Words to the kitchen; null unless the step was taken. */
  words?: Maybe<Scalars['String']['output']>;
};

/** The proposed step was decided by someone else, or is no longer needed, as `status` says. */
export type ConductProposalClosed = Problem & {
  __typename?: 'ConductProposalClosed';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Status of the proposal. */
  status: ConductProposalStatus;
};

/** Page of a list. */
export type ConductProposalConnection = {
  __typename?: 'ConductProposalConnection';
  /** Entries with their cursors. */
  edges: Array<ConductProposalEdge>;
  /** Entries without cursors. */
  nodes: Array<ConductProposal>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type ConductProposalEdge = {
  __typename?: 'ConductProposalEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: ConductProposal;
};

/** No proposed step has this ID. */
export type ConductProposalNotFound = Problem & {
  __typename?: 'ConductProposalNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Proposal after the decision, or why nothing was decided. */
export type ConductProposalResult = ConductProposal | ConductProposalClosed | ConductProposalNotFound | InvalidInput;

/** Status of a proposed step. */
export type ConductProposalStatus =
  /** Dismissed by an admin. */
  | 'DISMISSED'
  /** Waiting for a decision. */
  | 'OPEN'
  /** Taken by an admin. */
  | 'TAKEN'
  /** No longer needed: the figures changed, or the kitchen was suspended or closed. */
  | 'VOID';

/** Step of an admin about the orders of a kitchen, from the mildest on. */
export type ConductStep =
  /** The kitchen takes no new orders for some days. */
  | 'PAUSE'
  /** The kitchen is suspended until an admin reinstates it. */
  | 'SUSPEND'
  /** The kitchen is written to; nothing else happens. */
  | 'WARN';

/** Step that an admin took about the orders of a kitchen, as the kitchen reads it. */
export type ConductStepTaken = {
  __typename?: 'ConductStepTaken';
  /** Opaque ID of the step. */
  id: Scalars['ID']['output'];
  /** First day on which the kitchen may take orders again; null unless it was paused. */
  pausedUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Step. */
  step: ConductStep;
  /** Time at which it was taken. */
  takenAt: Scalars['DateTime']['output'];
  /** Words of the admin to the kitchen. */
  words: Scalars['String']['output'];
};

/** Second factors with the new app, or why it was not added. */
export type ConfirmAuthenticatorResult = EmailNotProven | FreshProofNeeded | InvalidInput | SecondFactorAdded | TooManyAttempts | WrongCode;

/** Outcome for the account, the question to answer first, or why the link does not work. */
export type ConfirmEmailResult = AccountSecured | EmailConfirmationQuestion | EmailConfirmed | EmailLinkInvalid | TooManyAttempts;

/** Confirmed order, or the reason nothing was changed. */
export type ConfirmOrderByAdminResult = AlreadyDone | Order | OrderNotFound;

/** A link was mailed that confirms the address. */
export type ConfirmationLinkMailed = {
  __typename?: 'ConfirmationLinkMailed';
  /** Text for people: what to do next. */
  message: Scalars['String']['output'];
};

/** Plans, closures and open orders of a kitchen, for its cook. */
export type CookingWeek = {
  __typename?: 'CookingWeek';
  /** Maximum number of plates per day, all mealtimes together. */
  capacity: Scalars['Int']['output'];
  /** Closures that end today or later, the next first. */
  closures: Array<Closure>;
  /** ID of the kitchen. */
  id: Scalars['ID']['output'];
  /** Open orders from today on, by meal, in chronological order. */
  openOrders: Array<OpenOrders>;
  /** Meals that tiffin plans have from today on within a range of days and that are still to be ordered: those that a closure of these days leaves out. Skipped days, days of a pause and meals that are no longer cooked or whose cut-off has passed are not counted; days of a closure are. */
  plannedTiffins: PlannedTiffins;
  /** Plans by weekday and mealtime. */
  plans: Array<PlannedMeal>;
  /** Current day in the kitchen's time zone. */
  today: Scalars['LocalDate']['output'];
  /** Version for optimistic locking; send it back when saving. */
  version: Scalars['Int']['output'];
};


/** Plans, closures and open orders of a kitchen, for its cook. */
export type CookingWeekplannedTiffinsArgs = {
  firstDay: Scalars['LocalDate']['input'];
  lastDay: Scalars['LocalDate']['input'];
};

/** Current week, or the reason nothing was changed. */
export type CookingWeekResult = ClosureNotFound | ClosuresOverlap | CookingWeek | InvalidInput | MenuNotOpen | OrdersOnClosedDays | PlatesBeyondCapacity | TooManyClosures | WeekConflict;

/** Geographic coordinates. */
export type Coordinates = {
  /** Latitude in degrees north, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Longitude in degrees east, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** New API token. */
export type CreateApiTokenInput = {
  /** Number of days until it stops working, 1 to 366. */
  expiresInDays: Scalars['Int']['input'];
  /** Name by which its owner knows it, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Scopes that it gets, at least one. Kitchens and staff can give what they may do themselves. */
  scopes: Array<ApiScope>;
};

/** New token with its secret, or why none was created. */
export type CreateApiTokenResult = ApiTokenCreated | FreshProofNeeded | InvalidInput | ScopeNotYours | TooManyApiTokens | TooManyAttempts;

/** Recovery codes, or why none were created. */
export type CreateRecoveryCodesResult = FreshProofNeeded | NoSecondFactor | RecoveryCodesCreated | TooManyAttempts;

/** New webhook endpoint. */
export type CreateWebhookEndpointInput = {
  /** Kinds of events that it gets; empty for all that the viewer may read, with an API token those of its scopes. */
  types: Array<MarketplaceEventType>;
  /** Address that events are sent to: https, of the public internet, at most 500 characters. */
  url: Scalars['String']['input'];
};

/** New endpoint with its secret, or why none was created. */
export type CreateWebhookEndpointResult = FeatureNotAvailable | FreshProofNeeded | InvalidInput | TooManyAttempts | TooManyWebhookEndpoints | WebhookSecretIssued;

/** The amount is not what can be returned of the credit. */
export type CreditAmountDiffers = Problem & {
  __typename?: 'CreditAmountDiffers';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Plans, unpaid orders or an open bill need the credit. */
export type CreditIsNeeded = Problem & {
  __typename?: 'CreditIsNeeded';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The kitchen takes no more orders for this meal. */
export type CutOffPassed = Problem & {
  __typename?: 'CutOffPassed';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Cut-off that has passed; null when the kitchen does not cook this meal. */
  cutOffAt?: Maybe<Scalars['DateTime']['output']>;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The kitchen is closed on this day of the tiffin plan. */
export type DayClosed = Problem & {
  __typename?: 'DayClosed';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The order of this day, or of a day of this plan, is being placed at this moment. */
export type DayIsBeingOrdered = Problem & {
  __typename?: 'DayIsBeingOrdered';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The order of this day cannot be replaced, and stays as it is. */
export type DayStaysOrdered = Problem & {
  __typename?: 'DayStaysOrdered';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Claim after the decision, or why nothing was decided. */
export type DecideClaimResult = AlreadyDone | ClaimNotFound | ClaimedKitchenSells | EinClaim | InvalidInput;

/** Application after the decision, or why nothing was decided. */
export type DecideResult = Application | ApplicationMoved | ApplicationNotFound | CannotUndo | DocumentAlreadyDecided | DocumentNotFound | DocumentsNotAccepted | InvalidInput;

/** Decision of an admin, with its reason. */
export type Decision = {
  __typename?: 'Decision';
  /** Time of the decision. */
  decidedAt: Scalars['DateTime']['output'];
  /** Name of the admin who decided; null for the kitchen. */
  decidedByName: Scalars['String']['output'];
  /** ID of the document it is about; null when it is about the application. */
  documentId?: Maybe<Scalars['ID']['output']>;
  /** Identifies the decision; opaque. */
  id: Scalars['ID']['output'];
  /** Kind of the decision. */
  kind: DecisionKind;
  /** Reason, as sent to the kitchen; null when none was given. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Time until which it can be undone, unless a later decision depends on it. */
  undoableUntil: Scalars['DateTime']['output'];
  /** Time it was undone; null when it was not. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Kind of a decision. */
export type DecisionKind =
  /** The application was approved; the kitchen may sell. */
  | 'APPLICATION_APPROVED'
  /** The application was rejected until something is corrected. */
  | 'APPLICATION_REJECTED'
  /** A document was accepted. */
  | 'DOCUMENT_ACCEPTED'
  /** A document was rejected; another one is needed. */
  | 'DOCUMENT_REJECTED'
  /** The review was started. */
  | 'REVIEW_STARTED';

/** Outcome of deleting the account. */
export type DeleteAccountResult = AccountDeleted | FreshProofNeeded | MoneyOutstanding | OrdersUnderWay | TooManyAttempts | WrongCredentials;

/** Diet mark of a dish. */
export type Diet =
  /** Vegetarian, but with egg. */
  | 'EGG'
  /** Food with meat, fish or seafood. */
  | 'NON_VEGETARIAN'
  /** Food without animal products. */
  | 'VEGAN'
  /** Food without meat, fish or egg; may contain milk. */
  | 'VEGETARIAN';

/** Line of a cart with a dish that someone in the household never eats. */
export type DietConflict = {
  __typename?: 'DietConflict';
  /** IDs of the choices that the line was asked with. */
  choiceIds: Array<Scalars['ID']['output']>;
  /** ID of the dish. */
  dishId: Scalars['ID']['output'];
  /** Name of the dish. */
  dishName: Scalars['String']['output'];
  /** Opaque ID, to accept it in an order. It changes with what the dish contains and with the people it is not for. */
  id: Scalars['ID']['output'];
  /** People who never eat it, in the order of the household. */
  people: Array<DietConflictPerson>;
};

/** Person who never eats a dish, and why. */
export type DietConflictPerson = {
  __typename?: 'DietConflictPerson';
  /** Allergens of the dish with its choices that the person never eats. */
  allergens: Array<Allergen>;
  /** Diet of the person, where the dish with its choices is less strict; null when it suits. */
  diet?: Maybe<Diet>;
  /** First name. */
  name: Scalars['String']['output'];
  /** Promises about a dish that the person needs and the cook does not give. */
  needs: Array<DietNeed>;
  /** ID of the person in the household. */
  personId: Scalars['ID']['output'];
};

/** Promise about a dish without which a person does not eat it. */
export type DietNeed =
  /** Mark of a Jain dish. */
  | 'JAIN'
  /** Dish without egg. */
  | 'NO_EGG'
  /** Mark of a dish without onion and garlic; every Jain dish has it too. */
  | 'NO_ONION_GARLIC';

/** Someone in the household never eats some dishes, and the customer did not accept them. */
export type DietNotAccepted = Problem & {
  __typename?: 'DietNotAccepted';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Conflicts to accept, or to take out of the cart. */
  conflicts: Array<DietConflict>;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Diet that the menu of a kitchen suits. Only dishes on sale count. */
export type DietaryNeed =
  /** Menu with a Jain dish. */
  | 'JAIN'
  /** Menu on which no dish contains egg. */
  | 'NO_EGG'
  /** Menu with a dish without onion and garlic. */
  | 'NO_ONION_GARLIC'
  /** Menu with a vegan dish. */
  | 'VEGAN'
  /** Menu on which every dish is vegetarian or vegan. */
  | 'VEGETARIAN_KITCHEN';

/** Number of kitchens that suit a diet. */
export type DietaryNeedCount = {
  __typename?: 'DietaryNeedCount';
  /** Number of kitchens. */
  count: Scalars['Int']['output'];
  /** Diet. */
  dietaryNeed: DietaryNeed;
};

/** Dish on a menu. */
export type Dish = Node & {
  __typename?: 'Dish';
  /** Allergens in the dish; an empty list for none of them. Null until the cook gives them: only the cook sees such a dish, and it is not on sale. */
  allergens?: Maybe<Array<Allergen>>;
  /** ID of its category. */
  categoryId: Scalars['ID']['output'];
  /** Description for customers, at most 400 characters. */
  description: Scalars['String']['output'];
  /** Diet mark. */
  diet: Diet;
  /** Opaque ID of the dish. */
  id: Scalars['ID']['output'];
  /** Whether it is on sale; requires allergens. */
  isAvailable: Scalars['Boolean']['output'];
  /** Whether it is a tiffin of the day: what is in it differs from meal to meal (MealMenu.contents), while its price, diet, marks and all allergens that may be in it stay. */
  isTiffinOfTheDay: Scalars['Boolean']['output'];
  /** Promises of the cook, such as that it is Jain. */
  marks: Array<DishMark>;
  /** Meals for which it is cooked, at least one. */
  mealtimes: Array<Mealtime>;
  /** Name on the menu, at most 80 characters. */
  name: Scalars['String']['output'];
  /** Groups of choices that customers have, such as bread; at most 8, and none for most dishes. */
  optionGroups: Array<OptionGroup>;
  /** Photo of the dish; null without one. */
  photo?: Maybe<Photo>;
  /** Number of the kitchen's plates that one portion takes: 1, or 4 for a family pot for four. */
  plates: Scalars['Int']['output'];
  /** Portion size, such as 12 oz or 3 pieces; null if not given. */
  portion?: Maybe<Scalars['String']['output']>;
  /** Most portions sold for one meal; null when the kitchen's plates alone limit them. */
  portionLimit?: Maybe<Scalars['Int']['output']>;
  /** Price of one plate. */
  price: Money;
  /** Time at which its cook removed it from the menu; null while it is on it. Only changedDishes returns removed dishes. */
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Kitchen's day for which it is sold out; null when it is not; other days are not affected. */
  soldOutOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Spice level from 0, not spicy, to 3, very hot. */
  spiceLevel: Scalars['Int']['output'];
  /** Time of the last change of the dish, its photo or its position, by the clock of the database, which sets it. Read changes with changedDishes. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version for optimistic locking; send it back when saving. */
  version: Scalars['Int']['output'];
  /** Weekdays on which it is cooked, from 0, Sunday, to 6, Saturday; at least one. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** Page of a list. */
export type DishConnection = {
  __typename?: 'DishConnection';
  /** Entries with their cursors. */
  edges: Array<DishEdge>;
  /** Entries without cursors. */
  nodes: Array<Dish>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type DishEdge = {
  __typename?: 'DishEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Dish;
};

/** Sales of a dish. */
export type DishFigures = {
  __typename?: 'DishFigures';
  /** ID of the dish, which may no longer be on the menu. */
  dishId: Scalars['ID']['output'];
  /** Name under which it was last ordered. */
  dishName: Scalars['String']['output'];
  /** Number of portions ordered. */
  plates: Scalars['Int']['output'];
  /** Total price of these portions. */
  revenue: Money;
};

/** Editable fields of a dish. */
export type DishInput = {
  /** Allergens in the dish; an empty list for none of them. Null until the cook gives them: only the cook sees such a dish, and it is not on sale. */
  allergens?: InputMaybe<Array<Allergen>>;
  /** ID of the category. */
  categoryId: Scalars['ID']['input'];
  /** Description for customers, at most 400 characters. */
  description: Scalars['String']['input'];
  /** Diet mark. */
  diet: Diet;
  /** ID of the dish to change; omit it to add a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is on sale; requires allergens. */
  isAvailable: Scalars['Boolean']['input'];
  /** Whether it is a tiffin of the day: what is in it differs from meal to meal (MealMenu.contents), while its price, diet, marks and all allergens that may be in it stay. */
  isTiffinOfTheDay: Scalars['Boolean']['input'];
  /** Promises of the cook, such as that it is Jain. */
  marks: Array<DishMark>;
  /** Meals for which it is cooked, at least one. */
  mealtimes: Array<Mealtime>;
  /** Name on the menu, at most 80 characters. */
  name: Scalars['String']['input'];
  /** Groups of choices that customers have, such as bread; at most 8, and none for most dishes. */
  optionGroups: Array<OptionGroupInput>;
  /** Number of the kitchen's plates that one portion takes: 1, or 4 for a family pot for four. */
  plates: Scalars['Int']['input'];
  /** Portion size, such as 12 oz or 3 pieces; null if not given. */
  portion?: InputMaybe<Scalars['String']['input']>;
  /** Most portions sold for one meal; null when the kitchen's plates alone limit them. */
  portionLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Price of one plate in cents. */
  priceCents: Scalars['Int']['input'];
  /** Spice level from 0, not spicy, to 3, very hot. */
  spiceLevel: Scalars['Int']['input'];
  /** Version that was read; required with an ID. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Weekdays on which it is cooked, from 0, Sunday, to 6, Saturday; at least one. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** Promise of a cook about a dish. */
export type DishMark =
  /** Vegetarian, without onion, garlic, potato or any other root vegetable. */
  | 'JAIN'
  /** Without onion and garlic; every Jain dish has this mark too. */
  | 'NO_ONION_GARLIC';

/** The kitchen cooks some dishes for other meals only. */
export type DishNotCooked = Problem & {
  __typename?: 'DishNotCooked';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** IDs of the dishes that are cooked for other meals only. */
  dishIds: Array<Scalars['ID']['output']>;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Next meal that takes orders and for which all dishes of the cart are cooked; null when there is none. */
  nextMeal?: Maybe<MealWindow>;
};

/** The dish is not on the viewer's menu. */
export type DishNotFound = Problem & {
  __typename?: 'DishNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** No order of the meal has the dish. */
export type DishNotOrdered = Problem & {
  __typename?: 'DishNotOrdered';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Current dish with its photo, or the reason nothing was changed. */
export type DishPhotoResult = Dish | DishNotFound | FileTooLarge | InvalidFileType | InvalidInput | MenuNotOpen | PhotoTooSmall | UploadFailed;

/** Portions left of a dish for one meal; only of dishes that are limited, alone or with their category. */
export type DishPortions = {
  __typename?: 'DishPortions';
  /** ID of the dish. */
  dishId: Scalars['ID']['output'];
  /** Number of portions that can still be ordered; never negative. */
  portionsLeft: Scalars['Int']['output'];
};

/** Some dishes cannot be ordered for this meal. */
export type DishUnavailable = Problem & {
  __typename?: 'DishUnavailable';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** IDs of the dishes to remove from the cart. */
  dishIds: Array<Scalars['ID']['output']>;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Dishes of the tiffin plan have other allergens, diet or marks than when it was agreed. */
export type DishesChanged = Problem & {
  __typename?: 'DishesChanged';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Some dishes are not, or no longer, on the menu. */
export type DishesNotOnMenu = Problem & {
  __typename?: 'DishesNotOnMenu';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** IDs of the dishes to leave out. */
  dishIds: Array<Scalars['ID']['output']>;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Proposal to dismiss, with the reason. */
export type DismissConductProposalInput = {
  /** ID of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** Reason for the audit trail, at most 300 characters. The kitchen does not read it. */
  reason: Scalars['String']['input'];
};

/** Dismissed job, or why it was not dismissed. */
export type DismissFailedJobResult = DismissedJob | FailedJobNotFound;

/** Outcome of dismissing a notification. */
export type DismissNotificationResult = Dismissed | NotificationNotFound;

/** A notification was deleted. */
export type Dismissed = {
  __typename?: 'Dismissed';
  /** ID of the notification. */
  id: Scalars['ID']['output'];
};

/** Given-up job that was dismissed. */
export type DismissedJob = {
  __typename?: 'DismissedJob';
  /** ID of the job. */
  jobId: Scalars['ID']['output'];
};

/** Card payment that the customer disputes with their bank. */
export type Dispute = {
  __typename?: 'Dispute';
  /** Disputed amount. */
  amount: Money;
  /** Time of the decision; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Deadline for evidence; null when none is required. */
  evidenceDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque ID of the dispute. */
  id: Scalars['ID']['output'];
  /** Time at which the customer disputed it. */
  openedAt: Scalars['DateTime']['output'];
  /** ID of the order that was paid. */
  orderId: Scalars['ID']['output'];
  /** Number of that order; null when none matches. */
  orderNumber: Scalars['String']['output'];
  /** ID of the dispute at the card provider, where evidence is submitted. */
  providerDisputeId: Scalars['String']['output'];
  /** Bank's reason, such as product_not_received or fraudulent. */
  reason: Scalars['String']['output'];
  /** Status of the dispute. */
  status: DisputeStatus;
  /** ID of the kitchen that cooked it. */
  supplierId: Scalars['ID']['output'];
};

/** Page of a list. */
export type DisputeConnection = {
  __typename?: 'DisputeConnection';
  /** Entries with their cursors. */
  edges: Array<DisputeEdge>;
  /** Entries without cursors. */
  nodes: Array<Dispute>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type DisputeEdge = {
  __typename?: 'DisputeEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Dispute;
};

/** Status of a dispute. */
export type DisputeStatus =
  /** The inquiry ended without a dispute. */
  | 'CLOSED'
  /** The bank is asking and has not taken money; a refund ends it. */
  | 'INQUIRY'
  /** The customer keeps the money. */
  | 'LOST'
  /** The bank has taken the money and is waiting for evidence. */
  | 'NEEDS_RESPONSE'
  /** The bank is reviewing the evidence. */
  | 'UNDER_REVIEW'
  /** The bank returned the money. */
  | 'WON';

/** File uploaded for an item of the checklist. */
export type Document = Node & {
  __typename?: 'Document';
  /** Size in bytes. */
  bytes: Scalars['Int']['output'];
  /** Media type by its content: application/pdf, image/jpeg or image/png. */
  contentType: Scalars['String']['output'];
  /** Time it was accepted or rejected; null before that. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** URL at which its owner and admins download it. */
  documentUrl: Scalars['String']['output'];
  /** Time it expired and its file was deleted; null while it can be downloaded. */
  fileExpiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Original name of the file; for display only. */
  fileName: Scalars['String']['output'];
  /** Identifies the document; opaque. */
  id: Scalars['ID']['output'];
  /** Whether it was replaced or has expired. */
  isReplaced: Scalars['Boolean']['output'];
  /** Reason of the rejection; null unless it is rejected. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** Time it was replaced or expired; null while it is current. */
  replacedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the document. */
  status: DocumentStatus;
  /** Item of the checklist it is for. */
  stepId: OnboardingStepId;
  /** Time it was submitted; null before that. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the upload. */
  uploadedAt: Scalars['DateTime']['output'];
};

/** The document is already decided, or was replaced. */
export type DocumentAlreadyDecided = Problem & {
  __typename?: 'DocumentAlreadyDecided';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The document does not exist, or the viewer may not see it. */
export type DocumentNotFound = Problem & {
  __typename?: 'DocumentNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Status of an uploaded document. */
export type DocumentStatus =
  /** Accepted by an admin. */
  | 'APPROVED'
  /** Rejected by an admin. */
  | 'REJECTED'
  /** Waiting for a decision. */
  | 'SUBMITTED'
  /** Stored, but not submitted yet. */
  | 'UPLOADED';

/** Mandatory documents are not accepted yet. */
export type DocumentsNotAccepted = Problem & {
  __typename?: 'DocumentsNotAccepted';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Items concerned. */
  stepIds: Array<OnboardingStepId>;
};

/** Claim to an EIN that another kitchen registered. */
export type EinClaim = Node & {
  __typename?: 'EinClaim';
  /** Name of the claimant, as typed. */
  contactName: Scalars['String']['output'];
  /** Media type of the letter by its content: application/pdf, image/jpeg or image/png; null before it was sent. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** Time of the claim. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the decision; null before it. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Proven email address in lower case. */
  email: Scalars['String']['output'];
  /** Original name of the IRS letter, for display only; null before it was sent. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Identifies the claim; opaque. */
  id: Scalars['ID']['output'];
  /** ID of the kitchen that has the EIN; null when none has it, or after a decision. */
  kitchenId?: Maybe<Scalars['ID']['output']>;
  /** Name of the kitchen that has the EIN; null when none has it, or after a decision. */
  kitchenName?: Maybe<Scalars['String']['output']>;
  /** Status of its application; null when none has it, or after a decision. */
  kitchenStatus?: Maybe<OnboardingStatus>;
  /** URL at which admins download the letter; null once it was deleted. */
  letterUrl?: Maybe<Scalars['String']['output']>;
  /** Message of the claimant, at most 1000 characters; may be empty. */
  message: Scalars['String']['output'];
  /** Phone number, as typed. */
  phone: Scalars['String']['output'];
  /** Reason of the decision; null before it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Status of the claim. */
  status: ClaimStatus;
  /** EIN with all but its last four digits hidden. */
  taxIdMasked: Scalars['String']['output'];
};

/** The claim waits for the letter: a form with the field `file`, sent to /api/ein-claims/letter within 30 minutes. */
export type EinClaimStarted = {
  __typename?: 'EinClaimStarted';
  /** Token to send with the letter, in the header x-claim-token. */
  letterToken: Scalars['String']['output'];
};

/** A kitchen with this EIN is already registered. */
export type EinTaken = Problem & {
  __typename?: 'EinTaken';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The request was accepted. Does not reveal whether the new address has an account. */
export type EmailChangeStarted = {
  __typename?: 'EmailChangeStarted';
  /** Text for people: what to do next. */
  message: Scalars['String']['output'];
  /** Whether a code from the current address is needed as well: if it is proven. */
  needsOldCode: Scalars['Boolean']['output'];
};

/** The address was changed. Browsers get the new session as a cookie as well. */
export type EmailChanged = {
  __typename?: 'EmailChanged';
  /** Public ID of the new session; not a credential. */
  sessionId: Scalars['ID']['output'];
  /** Number of other sessions that ended. */
  sessionsEnded: Scalars['Int']['output'];
  /** Token of the new session, for API clients. */
  token: Scalars['String']['output'];
  /** Signed-in user with the new address. */
  user: User;
};

/** The client is not one of the account, so the reader must say whether they opened it: call again with openedAccount. */
export type EmailConfirmationQuestion = {
  __typename?: 'EmailConfirmationQuestion';
  /** Time the account was opened. */
  openedAt: Scalars['DateTime']['output'];
};

/** The address is confirmed. */
export type EmailConfirmed = {
  __typename?: 'EmailConfirmed';
  /** Text for people: what happened. */
  message: Scalars['String']['output'];
};

/** The link is unknown, expired or already used. */
export type EmailLinkInvalid = Problem & {
  __typename?: 'EmailLinkInvalid';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Whether it was used before. */
  isUsed: Scalars['Boolean']['output'];
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The email address of the account is not confirmed, which another unpaid order and a second factor need. */
export type EmailNotProven = Problem & {
  __typename?: 'EmailNotProven';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** An account with this email address already exists. */
export type EmailTaken = Problem & {
  __typename?: 'EmailTaken';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Endpoint, which gets events, or why it does not. */
export type EnableWebhookEndpointResult = TooManyAttempts | WebhookEndpoint | WebhookEndpointNotFound;

/** Announcement that was ended, or why it was not. */
export type EndAnnouncementResult = AlreadyDone | Announcement | AnnouncementConflict | AnnouncementNotFound;

/** The session ended, or why not. */
export type EndSessionResult = SessionNotFound | SignedOut;

/** New session, or why the code was refused. */
export type EnterSignInCodeResult = InvalidInput | SecondFactorNeeded | SupplierSignedIn | TooManyAttempts | WrongCode | WrongCredentials;

/** File with the rows of a range of days, made in the background for the person who started it. */
export type Export = Node & {
  __typename?: 'Export';
  /** Size of the file in bytes; null until it is ready. */
  bytes?: Maybe<Scalars['Int']['output']>;
  /** Time at which it was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the file is deleted, 5 days after it was ready; null until it is. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason it failed; null unless it did. */
  failure?: Maybe<ExportFailure>;
  /** Time at which it was ready or failed; null until then. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Format of the file. */
  format: ExportFormat;
  /** First day, in the time zone of each row's kitchen. */
  from: Scalars['LocalDate']['output'];
  /** Opaque ID of the export. */
  id: Scalars['ID']['output'];
  /** Kind of rows. */
  kind: ExportKind;
  /** Number of rows, without a header; null until it is ready. */
  rows?: Maybe<Scalars['Int']['output']>;
  /** Time at which the latest attempt started; null while it waits. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the export. */
  status: ExportStatus;
  /** ID of the kitchen; null for those of all kitchens. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Last day, in the time zone of each row's kitchen. */
  to: Scalars['LocalDate']['output'];
  /** Link to the file for 15 minutes from now, for anyone who has it; a new one at each read. Null unless there is a file. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Page of a list. */
export type ExportConnection = {
  __typename?: 'ExportConnection';
  /** Entries with their cursors. */
  edges: Array<ExportEdge>;
  /** Entries without cursors. */
  nodes: Array<Export>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type ExportEdge = {
  __typename?: 'ExportEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Export;
};

/** Reason an export failed. */
export type ExportFailure =
  /** Making the file was interrupted several times. Start a new one later. */
  | 'INTERRUPTED'
  /** Its owner may no longer read these rows. */
  | 'NOT_ALLOWED'
  /** Reading the rows or making the file took too long. Choose fewer days, or one kitchen. */
  | 'TOOK_TOO_LONG'
  /** The file would be too large. Choose fewer days, or one kitchen. */
  | 'TOO_LARGE';

/** Format of the file of an export. */
export type ExportFormat =
  /** Comma-separated values with a header line and a byte order mark, for spreadsheets. Texts that look like formulas begin with an apostrophe. */
  | 'CSV'
  /** One JSON object in each line. */
  | 'JSONL';

/** Kind of rows that an export has. */
export type ExportKind =
  /** Entries of the ledger that payouts consist of, by the day the payout was made. Needs the scope PAYOUTS_READ, and of staff the right SEE_MONEY. */
  | 'LEDGER'
  /** Orders by their service date. Needs the scope ORDERS_READ, and of staff the right SEE_ORDERS. */
  | 'ORDERS'
  /** Dishes of orders by their service date. Needs the scope ORDERS_READ, and of staff the right SEE_ORDERS. */
  | 'ORDER_LINES'
  /** Reviews by the day they were written. Needs the scope ORDERS_READ, and of staff the right SEE_ORDERS. */
  | 'REVIEWS';

/** Status of an export. */
export type ExportStatus =
  /** The file was deleted. */
  | 'EXPIRED'
  /** Could not be made; `failure` says why. */
  | 'FAILED'
  /** Can be downloaded. */
  | 'READY'
  /** Is being made. */
  | 'RUNNING'
  /** Waits for its turn. */
  | 'WAITING';

/** Way to prove a second factor. */
export type FactorWay =
  /** Code of the authenticator app. */
  | 'AUTHENTICATOR'
  /** Passkey of the account. */
  | 'PASSKEY'
  /** Recovery code, which works once. */
  | 'RECOVERY_CODE';

/** Background job that was given up after all its tries. Deleted after 30 days. */
export type FailedJob = {
  __typename?: 'FailedJob';
  /** Time when it was given up. */
  givenUpAt: Scalars['DateTime']['output'];
  /** Opaque ID of the job. */
  id: Scalars['ID']['output'];
  /** Notifications that it did not send, by kind, the most frequent 5; empty when all were sent since. */
  notifications: Array<UnsentNotifications>;
  /** Name of its queue, such as mail. */
  queue: Scalars['String']['output'];
  /** Reason why its last try failed, without addresses and secrets. */
  reason: Scalars['String']['output'];
  /** Number of people whom it may not have reached, in its first 200 notifications; null when it sends none. */
  recipients?: Maybe<Scalars['Int']['output']>;
  /** ID of the kitchen it is about; null when it is about none. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Number of tries. */
  tries: Scalars['Int']['output'];
};

/** Page of a list. */
export type FailedJobConnection = {
  __typename?: 'FailedJobConnection';
  /** Entries with their cursors. */
  edges: Array<FailedJobEdge>;
  /** Entries without cursors. */
  nodes: Array<FailedJob>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type FailedJobEdge = {
  __typename?: 'FailedJobEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: FailedJob;
};

/** No such background job waits: it was tried again, dismissed, or given up 30 days ago. */
export type FailedJobNotFound = Problem & {
  __typename?: 'FailedJobNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Kitchen, or a problem when it does not exist. */
export type FavoriteResult = KitchenNotFound | Supplier;

/** Feature that staff can open for some cities or a part of the people, and close again. */
export type Feature =
  /** Customers can review orders from kitchens of the city. Reviews stay, and can be changed, when it is closed. */
  | 'REVIEWS'
  /** Customers can start tiffin plans at kitchens of the city. Running plans continue when it is closed. */
  | 'TIFFIN_PLANS'
  /** Cooks of the city can add webhooks for their programs, and staff while it is open in all cities. Existing webhooks keep working when it is closed. */
  | 'WEBHOOKS';

/** The setting of the feature was changed since it was read. */
export type FeatureChanged = Problem & {
  __typename?: 'FeatureChanged';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Setting of a feature: for whom it is open. */
export type FeatureFlag = {
  __typename?: 'FeatureFlag';
  /** Time of the last change; null if staff never set it. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the staff member who changed it last; null if staff never set it. */
  changedByName?: Maybe<Scalars['String']['output']>;
  /** Cities that it is limited to, by name; empty if it is open in all cities, or in none anymore. */
  cities: Array<City>;
  /** Whether it is open in all cities, and not only in those of `cities`, if its status is PART. */
  isInAllCities: Scalars['Boolean']['output'];
  /** Feature. */
  key: Feature;
  /** Percentage of people for whom it is open, if its status is PART. Below 100 it is closed for visitors without an account. */
  percent: Scalars['Int']['output'];
  /** Part of the people for whom it is open. */
  status: FeatureStatus;
  /** Number of its changes; 0 if staff never set it. */
  version: Scalars['Int']['output'];
};

/** The feature is closed, or not open to the viewer in this city yet. */
export type FeatureNotAvailable = Problem & {
  __typename?: 'FeatureNotAvailable';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Part of the people for whom a feature is open. */
export type FeatureStatus =
  /** Closed for everyone. */
  | 'OFF'
  /** Open for everyone. */
  | 'ON'
  /** Open for a part of the people in some cities or in all. */
  | 'PART';

/** The file is larger than 10 MiB. */
export type FileTooLarge = Problem & {
  __typename?: 'FileTooLarge';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer must prove again who they are: the last proof is older than 10 minutes. */
export type FreshProofNeeded = Problem & {
  __typename?: 'FreshProofNeeded';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Way a meal gets to the customer. */
export type Fulfillment =
  /** The kitchen delivers it. */
  | 'DELIVERY'
  /** The customer picks it up. */
  | 'PICKUP';

/** The kitchen does not offer delivery or pickup, or the address is too far to deliver (field deliveryAddress). */
export type FulfillmentUnavailable = Problem & {
  __typename?: 'FulfillmentUnavailable';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Order whose problem is handled, or the reason nothing was changed. */
export type HandleOrderIssueResult = AlreadyDone | IssueNotFound | Order;

/** Order whose plates are reserved while the customer pays. The kitchen does not see it. */
export type HeldOrder = {
  __typename?: 'HeldOrder';
  /** Time at which the hold ends. */
  heldUntil: Scalars['DateTime']['output'];
  /** Whether it is still held. */
  holdStatus: HeldOrderStatus;
  /** Opaque ID; the placed order has the same one. */
  id: Scalars['ID']['output'];
  /** Number of the order once it is placed. */
  orderNumber: Scalars['String']['output'];
  /** Payment of the order; null if none was started. */
  payment?: Maybe<Payment>;
  /** Total the customer pays. */
  total: Money;
};

/** Status of a held order. */
export type HeldOrderStatus =
  /** Plates are reserved until it is paid or the hold ends. */
  | 'HELD'
  /** Paid, and now an order with the same ID. */
  | 'PLACED'
  /** Abandoned or not paid in time; its plates were released. */
  | 'RELEASED';

/** The plates of the order were held for its payment and have been released. */
export type HoldEnded = Problem & {
  __typename?: 'HoldEnded';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** People who eat with a customer; only the customer reads it. */
export type Household = {
  __typename?: 'Household';
  /** People in the order that the customer gave them, at most 12. */
  people: Array<HouseholdMember>;
  /** Version for optimistic locking; send it back when saving. 0 before anything is saved. */
  version: Scalars['Int']['output'];
};

/** The household changed after the viewer read it, for example in another window. */
export type HouseholdConflict = Problem & {
  __typename?: 'HouseholdConflict';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Household to be saved. */
export type HouseholdInput = {
  /** All of its people, at most 12; who is left out is removed. */
  people: Array<HouseholdMemberInput>;
  /** Version that the customer read; refused if the household has another one. */
  version: Scalars['Int']['input'];
};

/** Person of a household, and what they do not eat. */
export type HouseholdMember = {
  __typename?: 'HouseholdMember';
  /** Least strict diet that the person eats; null when they eat all of them. */
  diet?: Maybe<Diet>;
  /** Allergens that the person only dislikes. */
  dislikes: Array<Allergen>;
  /** UUID of the person; a new person comes with a new one. */
  id: Scalars['ID']['output'];
  /** First name, at most 40 characters. */
  name: Scalars['String']['output'];
  /** Promises about a dish without which the person does not eat it. */
  needs: Array<DietNeed>;
  /** Allergens that the person never eats; an order with one of them is asked about. */
  never: Array<Allergen>;
};

/** Person of a household, and what they do not eat. */
export type HouseholdMemberInput = {
  /** Least strict diet that the person eats; null when they eat all of them. */
  diet?: InputMaybe<Diet>;
  /** Allergens that the person only dislikes. */
  dislikes: Array<Allergen>;
  /** UUID of the person; a new person comes with a new one. */
  id: Scalars['ID']['input'];
  /** First name, at most 40 characters. */
  name: Scalars['String']['input'];
  /** Promises about a dish without which the person does not eat it. */
  needs: Array<DietNeed>;
  /** Allergens that the person never eats; an order with one of them is asked about. */
  never: Array<Allergen>;
};

/** The idempotency key was already used for a different request. */
export type IdempotencyConflict = Problem & {
  __typename?: 'IdempotencyConflict';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Result of publishing the menus of the file, or the reason nothing was changed. */
export type ImportMealMenusResult = InvalidMenuFile | MenuNotOpen | MenuRowsInvalid | PublishedMealMenus | UploadFailed;

/** Result of the import, or the reason nothing was stored. */
export type ImportMenuResult = InvalidMenuFile | MenuImported | MenuNotOpen | MenuRowsInvalid | UploadFailed;

/** The content of the file is not of an accepted type. */
export type InvalidFileType = Problem & {
  __typename?: 'InvalidFileType';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** A value in the request is not valid. */
export type InvalidInput = Problem & {
  __typename?: 'InvalidInput';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The file cannot be read at all. */
export type InvalidMenuFile = Problem & {
  __typename?: 'InvalidMenuFile';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** No open invitation has this ID. */
export type InvitationNotFound = Problem & {
  __typename?: 'InvitationNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The invitation is open, but its email could not be sent; it can be sent again. */
export type InvitationNotSent = Problem & {
  __typename?: 'InvitationNotSent';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The invitation was used, withdrawn, sent again or has expired, or its sender may no longer invite. */
export type InvitationOver = Problem & {
  __typename?: 'InvitationOver';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The invitation is withdrawn. */
export type InvitationWithdrawn = {
  __typename?: 'InvitationWithdrawn';
  /** ID of the invitation. */
  invitationId: Scalars['ID']['output'];
};

/** Person to invite to the staff. */
export type InviteStaffInput = {
  /** Email address; its case does not matter. */
  email: Scalars['String']['input'];
  /** Role that the person will have. */
  staffRole: StaffRole;
};

/** Invitation that was mailed, or the reason it was not. */
export type InviteStaffResult = AddressInUse | AlreadyDone | AlreadyStaff | FreshProofNeeded | InvalidInput | InvitationNotFound | InvitationNotSent | StaffInvitation | TooManyAttempts;

/** A problem with this order was already reported. */
export type IssueAlreadyReported = Problem & {
  __typename?: 'IssueAlreadyReported';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** No problem was reported with this order. */
export type IssueNotFound = Problem & {
  __typename?: 'IssueNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Order is not on its way or late yet, or its meal was too long ago. */
export type IssueNotReportable = Problem & {
  __typename?: 'IssueNotReportable';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Problem that a customer had with an order. */
export type IssueReason =
  /** Dishes were missing. */
  | 'MISSING_DISHES'
  /** Order that did not arrive. */
  | 'NOT_ARRIVED'
  /** Other problem; see `words`. */
  | 'OTHER'
  /** Food that was cold, spoiled or not as described. */
  | 'POOR_QUALITY'
  /** Dishes were delivered that were not ordered. */
  | 'WRONG_DISHES';

/** The marketplace has no such queue of background jobs. */
export type JobQueueNotFound = Problem & {
  __typename?: 'JobQueueNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Details that an invited person enters to join the staff. */
export type JoinStaffInput = {
  /** Name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Password of at least 12 characters, and not one of the most common. */
  password: Scalars['String']['input'];
  /** Token from the link in the invitation. */
  token: Scalars['String']['input'];
};

/** New session of the staff member, or the reason no account was opened. */
export type JoinStaffResult = AddressInUse | AlreadyStaff | InvalidInput | InvitationOver | SignedIn;

/** Waits of the viewer with the new one, or the reason there is none. */
export type JoinTiffinWaitlistResult = EmailNotProven | InvalidInput | OwnTiffinWaits | TiffinOfferNotFound | TiffinWaitlistLimit;

/** Kitchen as its own cook sees it. */
export type KitchenAccount = {
  __typename?: 'KitchenAccount';
  /** Announcements that are shown to kitchens of its city now, those of the city and of all cities, the newest first; usually none. */
  announcements: Array<Announcement>;
  /** Maximum plates per day. */
  capacity: Scalars['Int']['output'];
  /** Upper limit of the band. */
  capacityLimit: Scalars['Int']['output'];
  /** Registered band of meals per day, such as 11-25. */
  dailyCapacity: Scalars['String']['output'];
  /** EIN with all but its last four digits hidden; null when none is stored. */
  einMasked?: Maybe<Scalars['String']['output']>;
  /** Email address for sign-in. */
  email: Scalars['String']['output'];
  /** ID of the kitchen. */
  id: Scalars['ID']['output'];
  /** First day on which its cook may end the pause, which an admin decided; null otherwise. */
  pauseFixedUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** First day it cooks again; null unless it is paused. */
  pausedUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Phone number; null if none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Status of the kitchen in the marketplace. */
  status: SupplierStatus;
  /** Number and street, without the city. */
  street: Scalars['String']['output'];
  /** Kitchen as customers see it. */
  supplier: Supplier;
  /** Today in the kitchen's time zone. */
  today: Scalars['LocalDate']['output'];
};

/** Upcoming meals of a kitchen. */
export type KitchenAgenda = {
  __typename?: 'KitchenAgenda';
  /** Earlier days with open orders, the latest first; at most 7. */
  leftOver: Array<LeftOverDay>;
  /** Meals of the seven days from the first one, in chronological order. */
  meals: Array<KitchenMeal>;
  /** Kitchen's time zone, such as America/Chicago. */
  timeZone: Scalars['String']['output'];
  /** Today, in the kitchen's time zone. */
  today: Scalars['LocalDate']['output'];
};

/** Reliability of a kitchen: figures of its orders of 30 days, by service date in its time zone. An order is late 15 minutes after its serving time. */
export type KitchenConduct = {
  __typename?: 'KitchenConduct';
  /** First of these days. */
  firstDay: Scalars['LocalDate']['output'];
  /** Whether there are enough orders to judge by, which is 10. */
  isJudged: Scalars['Boolean']['output'];
  /** Last of these days: the day before they were counted. */
  lastDay: Scalars['LocalDate']['output'];
  /** Figures with their limits. */
  measures: Array<ConductMeasure>;
  /** Number of these that were delivered. */
  ordersDelivered: Scalars['Int']['output'];
  /** Number of orders that were due: their serving time is over, and neither customer nor staff canceled them. */
  ordersDue: Scalars['Int']['output'];
  /** Gravest step of the figures; null when all are within their limits. */
  step?: Maybe<ConductStep>;
};

/** Decision of an admin about a kitchen, with the reason. */
export type KitchenDecisionInput = {
  /** Reason, at most 300 characters. */
  reason: Scalars['String']['input'];
  /** ID of the kitchen. */
  supplierId: Scalars['ID']['input'];
};

/** Kitchen after the change, or why nothing was changed. */
export type KitchenDecisionResult = AlreadyDone | InvalidInput | KitchenNotFound | KitchenRecord;

/** Figures of a kitchen for a period. */
export type KitchenFigures = {
  __typename?: 'KitchenFigures';
  /** Average rating in stars; null without reviews. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** Number of canceled orders. */
  canceledOrders: Scalars['Int']['output'];
  /** Share of canceled orders, 0 to 1; null without orders. */
  canceledShare?: Maybe<Scalars['Float']['output']>;
  /** Kitchen's share of it, after commission. */
  kitchenShare: Money;
  /** Number of orders that were not canceled, by service date. */
  orders: Scalars['Int']['output'];
  /** Number of plates on offer, up to today. */
  platesOffered: Scalars['Int']['output'];
  /** Number of plates in orders that were not canceled. */
  platesSold: Scalars['Int']['output'];
  /** Number of reviews written in the period. */
  ratings: Scalars['Int']['output'];
  /** Total of the orders that were not canceled. */
  revenue: Money;
  /** Sell-through: share of the offered plates that was sold, 0 to 1; null when none were offered. */
  sellThrough?: Maybe<Scalars['Float']['output']>;
};

/** Meal of a kitchen on one day, with its orders. */
export type KitchenMeal = {
  __typename?: 'KitchenMeal';
  /** Cut-off for orders. */
  cutOffAt: Scalars['DateTime']['output'];
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Number of these orders that are still open. */
  openOrders: Scalars['Int']['output'];
  /** Number of orders, without canceled ones. */
  orders: Scalars['Int']['output'];
  /** Total number of plates. */
  plates: Scalars['Int']['output'];
  /** Time at which delivery and pickup begin. */
  servedFrom: Scalars['DateTime']['output'];
  /** Time at which delivery and pickup end. */
  servedUntil: Scalars['DateTime']['output'];
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** The viewer's kitchen is not approved yet, so it cannot publish photos. */
export type KitchenNotApproved = Problem & {
  __typename?: 'KitchenNotApproved';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** No kitchen has this ID. */
export type KitchenNotFound = Problem & {
  __typename?: 'KitchenNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The kitchen pauses for a while. */
export type KitchenPaused = Problem & {
  __typename?: 'KitchenPaused';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Day on which the kitchen cooks again. */
  until: Scalars['LocalDate']['output'];
};

/** An admin paused the kitchen; its cook can end the pause on the day in `until`. */
export type KitchenPausedByStaff = Problem & {
  __typename?: 'KitchenPausedByStaff';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** First day on which the cook may end the pause. */
  until: Scalars['LocalDate']['output'];
};

/** Photo that a kitchen shows itself by. */
export type KitchenPhotoKind =
  /** Portrait of the cook. */
  | 'COOK'
  /** Kitchen and its food. */
  | 'COVER';

/** Kitchen with its photos, or why nothing was changed. */
export type KitchenPhotoResult = FileTooLarge | InvalidFileType | InvalidInput | KitchenAccount | KitchenNotApproved | KitchenNotFound | PhotoTooSmall | UploadFailed;

/** Kitchen as admins see it, listed or not. */
export type KitchenRecord = {
  __typename?: 'KitchenRecord';
  /** Address of the kitchen, with its street. */
  address: Scalars['String']['output'];
  /** Earnings and adjustments that are not in a payout yet; negative when the kitchen owes us. */
  balance: Money;
  /** Reliability of the kitchen, by its orders. For staff who see orders. */
  conduct: KitchenConduct;
  /** ID of the kitchen. */
  id: Scalars['ID']['output'];
  /** Number of its orders that are still to be cooked or handed over. */
  openOrders: Scalars['Int']['output'];
  /** Cook who runs it. */
  owner: User;
  /** First day on which its cook may end a pause that an admin decided; null without one, and when it is over. */
  pausedByStaffUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Time it was registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** Status of the kitchen in the marketplace. */
  status: SupplierStatus;
  /** Kitchen as customers see it. */
  supplier: Supplier;
  /** Time it was suspended; null unless it is suspended. */
  suspendedSince?: Maybe<Scalars['DateTime']['output']>;
};

/** Page of a list. */
export type KitchenRecordConnection = {
  __typename?: 'KitchenRecordConnection';
  /** Entries with their cursors. */
  edges: Array<KitchenRecordEdge>;
  /** Entries without cursors. */
  nodes: Array<KitchenRecord>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type KitchenRecordEdge = {
  __typename?: 'KitchenRecordEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: KitchenRecord;
};

/** The kitchen is registered and can sign in. */
export type KitchenRegistered = {
  __typename?: 'KitchenRegistered';
  /** Text for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Day of a tiffin plan, as its kitchen reads it. */
export type KitchenTiffinDay = {
  __typename?: 'KitchenTiffinDay';
  /** Reason its order was refused, or will be because the kitchen is closed or no longer cooks the meal on that weekday; null unless it is WAITING or MISSED or has one of these, and where the reason is private to the customer. */
  code?: Maybe<ProblemCode>;
  /** Whether the customer changed this day alone. */
  isChanged: Scalars['Boolean']['output'];
  /** Dishes of the day, as the customer agreed to them. */
  lines: Array<TiffinPlanLine>;
  /** Number of portions of the day. */
  portions: Scalars['Int']['output'];
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
  /** Status of the day. */
  status: TiffinDayStatus;
};

/** Tiffin plan as its kitchen reads it: what to cook and when, without its customer. */
export type KitchenTiffinPlan = {
  __typename?: 'KitchenTiffinPlan';
  /** Next days with a meal of the plan, from today on; of a stopped plan those that stay ordered. Within the 56 days that can change, so it has no pages. */
  days: Array<KitchenTiffinDay>;
  /** Last day; null for a plan that runs until stopped. */
  endsOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Delivery or pickup. */
  fulfillment: Fulfillment;
  /** Opaque ID of the plan, which events have. */
  id: Scalars['ID']['output'];
  /** Dishes of each meal, as the customer agreed to them. */
  lines: Array<TiffinPlanLine>;
  /** Meal of each day. */
  mealtime: Mealtime;
  /** Number of portions of each meal. */
  portions: Scalars['Int']['output'];
  /** Time at which the plan was made. */
  startedAt: Scalars['DateTime']['output'];
  /** First day, in the kitchen's time zone. */
  startsOn: Scalars['LocalDate']['output'];
  /** Status of the plan. */
  status: TiffinPlanStatus;
  /** Time at which it was stopped; null if it was not. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Kitchen that cooks it. */
  supplier: Supplier;
  /** Weekdays, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<Scalars['Int']['output']>;
};


/** Tiffin plan as its kitchen reads it: what to cook and when, without its customer. */
export type KitchenTiffinPlandaysArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Page of a list. */
export type KitchenTiffinPlanConnection = {
  __typename?: 'KitchenTiffinPlanConnection';
  /** Entries with their cursors. */
  edges: Array<KitchenTiffinPlanEdge>;
  /** Entries without cursors. */
  nodes: Array<KitchenTiffinPlan>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type KitchenTiffinPlanEdge = {
  __typename?: 'KitchenTiffinPlanEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: KitchenTiffinPlan;
};

/** Orders placed with a kitchen on its current day. */
export type KitchenToday = {
  __typename?: 'KitchenToday';
  /** Day, in the kitchen's time zone. */
  day: Scalars['LocalDate']['output'];
  /** Number of orders placed that day, without canceled ones. */
  orders: Scalars['Int']['output'];
  /** Total of these orders. */
  revenue: Money;
};

/** The kitchen does not take orders or does not exist. */
export type KitchenUnavailable = Problem & {
  __typename?: 'KitchenUnavailable';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Language of texts. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

/** Last charge of a bill to a saved card. For admins. */
export type LastCharge = {
  __typename?: 'LastCharge';
  /** Number of charges that were begun, this one included. */
  charges: Scalars['Int']['output'];
  /** Time at which it ended; null while it is under way. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Outcome; null while it is under way. */
  outcome?: Maybe<ChargeOutcome>;
  /** Time at which it was begun. */
  startedAt: Scalars['DateTime']['output'];
};

/** The account must have a second factor, and this is its only one. */
export type LastSecondFactor = Problem & {
  __typename?: 'LastSecondFactor';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Result of a ledger check. */
export type LedgerCheck = {
  __typename?: 'LedgerCheck';
  /** Time of the check. */
  at: Scalars['DateTime']['output'];
  /** Findings; empty when the ledger is correct. */
  findings: Array<Scalars['String']['output']>;
};

/** Balances of the ledger accounts. */
export type LedgerFigures = {
  __typename?: 'LedgerFigures';
  /** Total card fees. */
  cardFees: Money;
  /** Credit of customers for meals of tiffin plans. */
  creditOfCustomers: Money;
  /** Balance of payments by hand, in the bank. */
  inBank: Money;
  /** Held by banks for open disputes. */
  inDispute: Money;
  /** Last nightly check; null before the first. */
  lastCheck?: Maybe<LedgerCheck>;
  /** Owed to customers for refunds that are not sent yet. */
  owedToCustomers: Money;
  /** Owed to kitchens. */
  owedToKitchens: Money;
  /** Marketplace's shares, less adjustments and credit given. */
  platformFees: Money;
  /** Balance at the card provider. */
  withProvider: Money;
};

/** Past day with orders that are still open. */
export type LeftOverDay = {
  __typename?: 'LeftOverDay';
  /** Number of open orders of that day. */
  openOrders: Scalars['Int']['output'];
  /** Day, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Line of a cart whose choices do not fit its dish. */
export type LineToChoose = {
  __typename?: 'LineToChoose';
  /** IDs of the choices that the cart has for it. */
  choiceIds: Array<Scalars['ID']['output']>;
  /** ID of the dish. */
  dishId: Scalars['ID']['output'];
  /** Names of the groups of which too few or too many are chosen; empty when others were chosen. */
  groups: Array<Scalars['String']['output']>;
};

/** Whether the request for a code was accepted. */
export type MailClaimCodeResult = ClaimCodeMailed | CodeNotSent | InvalidInput | TooManyAttempts;

/** Confirmation that a link was mailed, or why none was. */
export type MailConfirmationLinkResult = AlreadyDone | CodeNotSent | ConfirmationLinkMailed | TooManyAttempts;

/** Whether the request for a code was accepted. */
export type MailSignInCodeResult = CodeNotSent | InvalidInput | SignInCodeMailed | TooManyAttempts;

/** Notification, now read, or why it was not found. */
export type MarkNotificationReadResult = Notification | NotificationNotFound;

/** Paid payout, or the reason it was not marked as paid. */
export type MarkPayoutPaidResult = FreshProofNeeded | InvalidInput | NothingToSettle | Payout | PayoutAtProvider | PayoutUnconfirmed | PayoutUnderWay;

/** Something that happened, for programs that follow it. */
export type MarketplaceEvent = {
  __typename?: 'MarketplaceEvent';
  /** Time at which it happened. */
  happenedAt: Scalars['DateTime']['output'];
  /** Opaque ID of the event, also the webhook-id of the webhooks that send it. */
  id: Scalars['ID']['output'];
  /** JSON that webhooks send of it: type, timestamp, and data with the IDs of what it is about. */
  payload: Scalars['String']['output'];
  /** ID of what it is about: an order, a kitchen, a payout, a tiffin plan or its bill. */
  subjectId: Scalars['ID']['output'];
  /** ID of the kitchen that it concerns. */
  supplierId: Scalars['ID']['output'];
  /** Kind of the event. */
  type: MarketplaceEventType;
};

/** Events in the order in which they were stored, and where to read on. */
export type MarketplaceEventFeed = {
  __typename?: 'MarketplaceEventFeed';
  /** Cursor to pass as after the next time, also when there is no event; works for 30 days. Events stored later come after it. */
  cursor: Scalars['String']['output'];
  /** Whether more events are stored already. */
  hasMore: Scalars['Boolean']['output'];
  /** Events, the oldest first. */
  nodes: Array<MarketplaceEvent>;
};

/** Kind of an event that programs can follow. */
export type MarketplaceEventType =
  /** The profile of a kitchen changed, or it was paused, resumed or closed. In webhooks: kitchen.changed. */
  | 'KITCHEN_CHANGED'
  /** A suspended kitchen can take orders again. In webhooks: kitchen.reinstated. */
  | 'KITCHEN_REINSTATED'
  /** A kitchen was suspended. In webhooks: kitchen.suspended. */
  | 'KITCHEN_SUSPENDED'
  /** The menu or the meals of a kitchen changed. In webhooks: menu.changed. */
  | 'MENU_CHANGED'
  /** An order was canceled. In webhooks: order.canceled. */
  | 'ORDER_CANCELED'
  /** An order of a closed or suspended kitchen was confirmed. In webhooks: order.confirmed. */
  | 'ORDER_CONFIRMED'
  /** A customer reported a problem with an order. In webhooks: order.issue_reported. */
  | 'ORDER_ISSUE_REPORTED'
  /** A kitchen moved an order to its next status. In webhooks: order.moved. */
  | 'ORDER_MOVED'
  /** A kitchen undid its last step with an order. In webhooks: order.move_undone. */
  | 'ORDER_MOVE_UNDONE'
  /** The payment of an order was received. In webhooks: order.paid. */
  | 'ORDER_PAID'
  /** An order was placed. In webhooks: order.placed. */
  | 'ORDER_PLACED'
  /** Contents of an ordered dish changed; its customer can cancel until delivery. In webhooks: order.reopened. */
  | 'ORDER_REOPENED'
  /** A payout was made; it is paid next. In webhooks: payout.made. */
  | 'PAYOUT_MADE'
  /** A payout was paid. In webhooks: payout.paid. */
  | 'PAYOUT_PAID'
  /** A refund of an order was made. In webhooks: refund.made. */
  | 'REFUND_MADE'
  /** A customer reviewed an order. In webhooks: review.written. */
  | 'REVIEW_WRITTEN'
  /** The bill of a week of tiffin plans was made. In webhooks: tiffin_bill.made. */
  | 'TIFFIN_BILL_MADE'
  /** The bill of a week of tiffin plans is overdue. In webhooks: tiffin_bill.overdue. */
  | 'TIFFIN_BILL_OVERDUE'
  /** The bill of a week of tiffin plans was paid. In webhooks: tiffin_bill.paid. */
  | 'TIFFIN_BILL_PAID'
  /** The bill of a week of tiffin plans no longer has to be paid. In webhooks: tiffin_bill.voided. */
  | 'TIFFIN_BILL_VOIDED'
  /** A day of a tiffin plan has no meal: it was not ordered in time. In webhooks: tiffin_day.missed. */
  | 'TIFFIN_DAY_MISSED'
  /** The order of a day of a tiffin plan was refused for now. In webhooks: tiffin_day.refused. */
  | 'TIFFIN_DAY_REFUSED'
  /** A tiffin plan or a day of it changed. In webhooks: tiffin_plan.changed. */
  | 'TIFFIN_PLAN_CHANGED'
  /** A customer started a tiffin plan. In webhooks: tiffin_plan.started. */
  | 'TIFFIN_PLAN_STARTED';

/** Content of a tiffin of the day for one meal. */
export type MealContent = {
  __typename?: 'MealContent';
  /** ID of the dish. */
  dishId: Scalars['ID']['output'];
  /** Words of the cook, such as Dal makhani, jeera rice, 3 roti; at most 200 characters. */
  text: Scalars['String']['output'];
};

/** Content of a tiffin of the day for one meal. */
export type MealContentInput = {
  /** ID of the dish. */
  dishId: Scalars['ID']['input'];
  /** Words of the cook, such as Dal makhani, jeera rice, 3 roti; at most 200 characters. */
  text: Scalars['String']['input'];
};

/** Menu that a kitchen published for one meal of one date, in place of its usual dishes. */
export type MealMenu = {
  __typename?: 'MealMenu';
  /** Contents of its tiffins of the day; without those whose cook has not written them yet. */
  contents: Array<MealContent>;
  /** IDs of the dishes that are cooked for it, and no others; empty when nothing is cooked. */
  dishIds: Array<Scalars['ID']['output']>;
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Preview of an import of menus of meals. Nothing is stored. */
export type MealMenuImportPreview = {
  __typename?: 'MealMenuImportPreview';
  /** Meals whose menus the file changes, in its order. */
  changed: Array<MealOfDay>;
  /** Errors of the other rows; the import is refused while there are any. */
  errors: Array<MenuRowError>;
  /** Number of meals in the file whose menus stay. */
  unchangedCount: Scalars['Int']['output'];
};

/** Menu for one or more meals. */
export type MealMenuInput = {
  /** Contents of those of its dishes that are a tiffin of the day, each at most once; without those not written yet. */
  contents: Array<MealContentInput>;
  /** IDs of the dishes cooked for these meals, at most 100; an empty list when nothing is cooked. Null for the usual dishes. */
  dishIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Meals, each of which is in one menu only. */
  meals: Array<MealWindowInput>;
};

/** The kitchen does not cook this meal, or these dishes for it, on some of the weekdays. */
export type MealNotCooked = Problem & {
  __typename?: 'MealNotCooked';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Meal of one day. */
export type MealOfDay = {
  __typename?: 'MealOfDay';
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Mealtime on one day, for which orders are placed. */
export type MealWindow = {
  __typename?: 'MealWindow';
  /** Cut-off for orders. */
  cutOffAt: Scalars['DateTime']['output'];
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Number of plates the kitchen cooks for it. */
  plates: Scalars['Int']['output'];
  /** Number of plates that can still be ordered; never negative. */
  platesLeft: Scalars['Int']['output'];
  /** Time at which delivery and pickup begin. */
  servedFrom: Scalars['DateTime']['output'];
  /** Time at which delivery and pickup end. */
  servedUntil: Scalars['DateTime']['output'];
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Mealtime on a day. */
export type MealWindowInput = {
  /** Mealtime of that day. */
  mealtime: Mealtime;
  /** Service date of the meal. */
  serviceDate: Scalars['LocalDate']['input'];
};

/** The cut-off of some meals has passed, so their menus stay. */
export type MealsClosed = Problem & {
  __typename?: 'MealsClosed';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Meals to leave out, because their menus can no longer change. */
  meals: Array<MealOfDay>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Meal of the day. */
export type Mealtime =
  /** Morning meal. */
  | 'BREAKFAST'
  /** Evening meal. */
  | 'DINNER'
  /** Midday meal. */
  | 'LUNCH';

/** Plan of a mealtime for some weekdays. */
export type MealtimePlanInput = {
  /** Cut-off for orders in minutes from midnight of the day; negative for the day before. */
  cutOffMinutes: Scalars['Int']['input'];
  /** Meal of those days. */
  mealtime: Mealtime;
  /** Number of plates, at most the capacity per day. */
  plates: Scalars['Int']['input'];
  /** Start of serving in minutes from midnight. */
  servedFromMinutes: Scalars['Int']['input'];
  /** End of serving in minutes from midnight. */
  servedUntilMinutes: Scalars['Int']['input'];
  /** Version of the week that was read. */
  version: Scalars['Int']['input'];
  /** Weekdays, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** Menu category, such as Thalis or Sweets. */
export type MenuCategory = {
  __typename?: 'MenuCategory';
  /** Dishes in the cook's order. */
  dishes: Array<Dish>;
  /** Opaque ID of the category. */
  id: Scalars['ID']['output'];
  /** Name on the menu. */
  name: Scalars['String']['output'];
  /** Most portions sold of all its dishes together for one meal; null without such a limit. */
  portionLimit?: Maybe<Scalars['Int']['output']>;
};

/** The category is not on the viewer's menu. */
export type MenuCategoryNotFound = Problem & {
  __typename?: 'MenuCategoryNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The record changed after the viewer read it, for example in another window. */
export type MenuConflict = Problem & {
  __typename?: 'MenuConflict';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Preview of a menu import. Nothing is stored. */
export type MenuImportPreview = {
  __typename?: 'MenuImportPreview';
  /** Errors of the other rows; the import is refused while there are any. */
  errors: Array<MenuRowError>;
  /** Valid rows, in order. */
  rows: Array<MenuImportRow>;
};

/** Valid row of a menu file. */
export type MenuImportRow = {
  __typename?: 'MenuImportRow';
  /** Category of the dish. */
  category: Scalars['String']['output'];
  /** Effect of the row. */
  change: MenuRowChange;
  /** Name of the dish. */
  name: Scalars['String']['output'];
  /** Row number in a spreadsheet; the header is row 1. */
  row: Scalars['Int']['output'];
};

/** Result of a menu import. */
export type MenuImported = {
  __typename?: 'MenuImported';
  /** Number of added dishes. */
  added: Scalars['Int']['output'];
  /** Number of changed dishes. */
  changed: Scalars['Int']['output'];
  /** Current menu. */
  menu: OwnMenu;
};

/** The menu holds no more of these. */
export type MenuIsFull = Problem & {
  __typename?: 'MenuIsFull';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Maximum number of entries. */
  limit: Scalars['Int']['output'];
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer's kitchen is not approved yet, so its menu and week cannot be edited. */
export type MenuNotOpen = Problem & {
  __typename?: 'MenuNotOpen';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Effect of a row of a menu file. */
export type MenuRowChange =
  /** Adds a dish. */
  | 'ADDED'
  /** Changes a dish on the menu. */
  | 'CHANGED'
  /** Matches a dish on the menu. */
  | 'UNCHANGED';

/** Error in one cell of a menu file. */
export type MenuRowError = {
  __typename?: 'MenuRowError';
  /** Header of the column. */
  column: Scalars['String']['output'];
  /** Error message for people. */
  message: Scalars['String']['output'];
  /** Row number in a spreadsheet; the header is row 1. */
  row: Scalars['Int']['output'];
};

/** Some rows of the file are invalid, so nothing was stored. */
export type MenuRowsInvalid = Problem & {
  __typename?: 'MenuRowsInvalid';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Errors by row. */
  errors: Array<MenuRowError>;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Summary of what a kitchen sells. */
export type MenuSummary = {
  __typename?: 'MenuSummary';
  /** Number of dishes on sale. */
  dishCount: Scalars['Int']['output'];
  /** Price of the cheapest dish on sale. */
  leastPrice: Money;
  /** Price of the most expensive dish on sale. */
  mostPrice: Money;
  /** Names of the first dishes of the menu, at most two. */
  signatureDishes: Array<Scalars['String']['output']>;
  /** Number of dishes on sale that are vegetarian or vegan. */
  vegetarianDishCount: Scalars['Int']['output'];
};

/** Menus of the meals of seven days, for their cook. */
export type MenuWeek = {
  __typename?: 'MenuWeek';
  /** First of the seven days. */
  firstDay: Scalars['LocalDate']['output'];
  /** Planned meals of the seven days and, to copy them, of the seven days before, in chronological order. */
  meals: Array<MenuWeekMeal>;
  /** Current day in the kitchen's time zone. */
  today: Scalars['LocalDate']['output'];
};

/** Meal that a kitchen plans, with its own menu if it has one. */
export type MenuWeekMeal = {
  __typename?: 'MenuWeekMeal';
  /** Contents of the tiffins of the day of its own menu; without those not written yet. */
  contents: Array<MealContent>;
  /** Cut-off for orders, after which its menu stays. */
  cutOffAt: Scalars['DateTime']['output'];
  /** IDs of the dishes of its own menu; null when its usual dishes are cooked. */
  dishIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Service date. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Two cities to merge. */
export type MergeCityInput = {
  /** ID of the city to merge away; its kitchens move. */
  cityId: Scalars['ID']['input'];
  /** ID of the city the kitchens move to, in the same state and time zone. */
  intoCityId: Scalars['ID']['input'];
};

/** Merged city with the kitchens of both, or why nothing was changed. */
export type MergeCityResult = CitiesCannotMerge | City | CityNotFound;

/** Amount of money. */
export type Money = {
  __typename?: 'Money';
  /** Amount in whole cents. */
  cents: Scalars['Int']['output'];
  /** ISO 4217 currency code; always USD. */
  currency: Scalars['String']['output'];
  /** Amount for people, such as $12.50. */
  text: Scalars['String']['output'];
};

/** Money of the kitchen or the customer is not settled yet. */
export type MoneyOutstanding = Problem & {
  __typename?: 'MoneyOutstanding';
  /** Amount that the kitchen or the customer is still to be paid; negative when they owe. */
  balance: Money;
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Order to move to its next status. */
export type MoveOrderInput = {
  /** Status the kitchen saw; refused if the order has another one. */
  from: OrderStatus;
  /** ID of the order. */
  orderId: Scalars['ID']['input'];
  /** Next status. */
  to: OrderStatus;
};

/** Order with its new status, or the reason it did not change. */
export type MoveOrderResult = Order | OrderMovedOn | OrderNotFound | StepNotPossible | StepTooEarly;

/** Orders to move to the same next status. */
export type MoveOrdersInput = {
  /** IDs of the orders, at most 100; one that is listed twice moves once. */
  orderIds: Array<Scalars['ID']['input']>;
  /** Next status of each of them. */
  to: OrderStatus;
};

/** Time to move the clock of a sandbox by. */
export type MoveSandboxClockInput = {
  /** Number of minutes to move it forward, 1 to those of 60 days. */
  forwardMinutes: Scalars['Int']['input'];
};

/** Sandbox with its new time, or the reason its clock was not moved. */
export type MoveSandboxClockResult = ClockTooFarAhead | InvalidInput | NotASandbox | Sandbox;

/** Outcome of moving many orders: each of them is in one of the two lists. */
export type MovedOrders = {
  __typename?: 'MovedOrders';
  /** Orders that have the status now, in the order they were placed. */
  orders: Array<Order>;
  /** Orders that did not move. */
  refused: Array<RefusedOrder>;
};

/** Staff may not disable themselves, change their own role, remove their own lost second factors, or send themselves a link for a new password, and the last owner stays an owner. */
export type MustStay = Problem & {
  __typename?: 'MustStay';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Abandons a held order instead of paying it; releases its plates immediately. */
  abandonPayment: AbandonPaymentResult;
  /** Accepts a document; for admins. */
  acceptDocument: DecideResult;
  /** Accepts a claim: the EIN is released and reserved for the claimant for 30 days. A kitchen that sells must be suspended first. */
  acceptEinClaim: DecideClaimResult;
  /** Opens a city to customers; for admins. */
  activateCity: CityDecisionResult;
  /** Adds a city as coming soon; for admins. */
  addCity: AddCityResult;
  /** Adds a category at the end of the viewer's own menu. */
  addMenuCategory: OwnMenuResult;
  /** Adds the passkey that the viewer's browser made. Needs a fresh proof. */
  addPasskey: AddPasskeyResult;
  /** Turns on notifications for a device of the viewer. They end with the session: when it is signed out, ended or expired. */
  addPushDevice: AddPushDeviceResult;
  /** Adds a note about an order, a kitchen, or a person who is not staff. Customers and cooks never see it. For support and admins. */
  addSupportNote: AddSupportNoteResult;
  /** Adjusts the balance of a kitchen. For admins. */
  adjustBalance: AdjustBalanceResult;
  /** Agrees to the current prices and contents of a plan's dishes, so that waiting days are tried again. */
  agreeToTiffinPlan: AgreeToTiffinPlanResult;
  /** Allows ordering again in a city or everywhere, before the end of its stop; for admins. */
  allowOrdering: AllowOrderingResult;
  /** Writes an announcement for the people of a city, or of all; at most 20 are shown or waiting. For admins. */
  announce: AnnounceResult;
  /** Shows customers a city that a registration added, as coming soon; for admins. */
  announceCity: CityDecisionResult;
  /** Approves an application, so that the kitchen may sell; for admins. */
  approveApplication: DecideResult;
  /** Asks support to pay all credit at a kitchen back, once no plan there runs. */
  askTiffinCreditBack: AskCreditBackResult;
  /** Cancels an order of the signed-in customer, until five minutes after placing or the cut-off. */
  cancelOrder: CancelOrderResult;
  /** Cancels an order at any time before it is delivered. For admins. */
  cancelOrderByAdmin: CancelOrderByAdminResult;
  /** Cancels an order of the viewer's kitchen at any time before it is delivered. */
  cancelOrderByKitchen: CancelOrderByKitchenResult;
  /** Changes an announcement that is not over. Other words are shown again to those who have hidden it. For admins. */
  changeAnnouncement: ChangeAnnouncementResult;
  /** Changes the address of the viewer by the mailed codes, once and within 15 minutes; all sessions end and the viewer gets a new one. */
  changeEmail: ChangeEmailResult;
  /** Changes the viewer's password; all sessions end and the viewer gets a new one. */
  changePassword: ChangePasswordResult;
  /** Changes the role of a staff member and ends their sessions; for owners. */
  changeStaffRole: ChangeStaffRoleResult;
  /** Changes dishes, portions or address of one day of a plan until its cut-off; its order, if it has one, is replaced. */
  changeTiffinDay: ChangeTiffinDayResult;
  /** Changes weekdays, addresses, dishes, note and last day of a plan from now on; orders that are placed stay. */
  changeTiffinPlan: ChangeTiffinPlanResult;
  /** Changes a webhook endpoint of the viewer; needs a fresh proof of people. */
  changeWebhookEndpoint: ChangeWebhookEndpointResult;
  /** Runs the nightly ledger check now. For admins. */
  checkLedger: LedgerFigures;
  /** Claims an EIN that someone else registered; open once the letter of the IRS was sent. */
  claimTaxId: ClaimEinResult;
  /** Closes the viewer's kitchen for good and deletes the account. Orders, payouts, signed agreements and what was decided about documents stay as records. */
  closeMyKitchen: CloseKitchenResult;
  /** Closes the record of an unmatched card payment with a note. For admins. */
  closeUnmatchedPayment: CloseUnmatchedPaymentResult;
  /** Completes a sign-in by a second factor, or by a passkey alone. */
  completeSignIn: CompleteSignInResult;
  /** Completes adding an authenticator app, in the place of an earlier one. Needs a fresh proof. */
  confirmAuthenticator: ConfirmAuthenticatorResult;
  /** Confirms the address of an account by a mailed link, once and within 3 days. */
  confirmEmail: ConfirmEmailResult;
  /** Confirms an open order although its kitchen is closed that day, suspended or disabled, and notifies its customer; for admins. */
  confirmOrderByAdmin: ConfirmOrderByAdminResult;
  /** Creates an API token for a program of the viewer; needs a fresh proof. */
  createApiToken: CreateApiTokenResult;
  /** Creates new recovery codes; earlier ones no longer work. Needs a fresh proof. */
  createRecoveryCodes: CreateRecoveryCodesResult;
  /** Creates a webhook endpoint of the viewer; needs a fresh proof of people. */
  createWebhookEndpoint: CreateWebhookEndpointResult;
  /** Closes a city to new customers; its kitchens continue to sell. For admins. */
  deactivateCity: CityDecisionResult;
  /** Deletes the signed-in customer's account. Order totals and review texts stay, without a name. */
  deleteMyAccount: DeleteAccountResult;
  /** Changes the description of a dish photo. */
  describeDishPhoto: DishPhotoResult;
  /** Disables an account and ends its sessions; for admins. */
  disablePerson: PersonDecisionResult;
  /** Dismisses a proposed step: nothing happens to the kitchen. For admins. */
  dismissConductProposal: ConductProposalResult;
  /** Deletes a given-up job, so that what it did not do stays undone. For admins. */
  dismissFailedJob: DismissFailedJobResult;
  /** Deletes one of the viewer's notifications. */
  dismissNotification: DismissNotificationResult;
  /** Enables a disabled account; for admins. */
  enablePerson: PersonDecisionResult;
  /** Enables a disabled webhook endpoint of the viewer; what waits for it is sent. */
  enableWebhookEndpoint: EnableWebhookEndpointResult;
  /** Ends an announcement that is shown or waiting; for admins. */
  endAnnouncement: EndAnnouncementResult;
  /** Ends a pause that an admin decided; the cook's own pause stays. The kitchen is notified. For admins. */
  endKitchenPause: KitchenDecisionResult;
  /** Signs a person out everywhere and ends their API tokens; for admins. */
  endPersonSessions: PersonDecisionResult;
  /** Ends one session of the viewer. */
  endSession: EndSessionResult;
  /** Signs in a kitchen by the code mailed to it. */
  enterSignInCode: EnterSignInCodeResult;
  /** Adds a kitchen to the viewer's favorites. */
  favoriteSupplier: FavoriteResult;
  /** Marks the reported problem of an order as handled. For admins. */
  handleOrderIssue: HandleOrderIssueResult;
  /** Publishes the menus of a file, all of them or none. Meals that are not in it stay, and so do existing orders. */
  importMealMenus: ImportMealMenusResult;
  /** Adds and changes dishes from a menu file, all of them or none. None is removed. */
  importMenu: ImportMenuResult;
  /** Invites someone to the staff by email, at most 20 times a day; for owners. */
  inviteStaff: InviteStaffResult;
  /** Accepts an invitation, once: opens the account of a staff member and signs in. */
  joinStaff: JoinStaffResult;
  /** Puts the viewer on the waiting list of an offered tiffin plan that is full, or changes what they wait for. Spots that become free are reserved for 48 hours for the first in line whose wish fits. */
  joinTiffinWaitlist: JoinTiffinWaitlistResult;
  /** Takes the viewer off the waiting list of an offered tiffin plan. Spots that are reserved for them lapse. */
  leaveTiffinWaitlist: OwnTiffinWaits;
  /** Emails a code that proves the address of a claimant, at most one in 10 minutes. */
  mailClaimCode: MailClaimCodeResult;
  /** Mails the viewer a link that confirms their address, at most one in 10 minutes. */
  mailConfirmationLink: MailConfirmationLinkResult;
  /** Emails a sign-in code, at most one in 10 minutes, if the address has an account. The response is the same if it has none. */
  mailSignInCode: MailSignInCodeResult;
  /** Marks all of the viewer’s notifications as read. */
  markAllNotificationsRead: AllRead;
  /** Marks the bank account as ready to be verified. */
  markBankAccountReady: CompleteStepResult;
  /** Marks a dish as sold out for the kitchen's current day, or undoes that. */
  markDishSoldOutToday: OwnDishResult;
  /** Marks one of the viewer’s notifications as read. */
  markNotificationRead: MarkNotificationReadResult;
  /** Records that a kitchen was paid by hand. For admins. */
  markPayoutPaid: MarkPayoutPaidResult;
  /** Moves the kitchens of a city to another one and makes its name an alias of that one; for admins. */
  mergeCity: MergeCityResult;
  /** Moves a dish to another position in its category. */
  moveDish: OwnMenuResult;
  /** Moves a category to another position on the menu. */
  moveMenuCategory: OwnMenuResult;
  /** Moves an order of the viewer's kitchen to the next status. Of several concurrent requests, one wins. */
  moveOrder: MoveOrderResult;
  /** Moves orders of the viewer's kitchen to the same next status, each in a transaction of its own. Sending it again is safe: an order that already has the status counts as moved. */
  moveOrders: MovedOrders;
  /** Moves the clock of a sandbox forward; it never goes back. What becomes due by the new time is done within the next minutes. */
  moveSandboxClock: MoveSandboxClockResult;
  /** Opens or continues the payout account of the viewer's kitchen. */
  openPayoutAccount: OpenPayoutAccountResult;
  /** Pauses the viewer's kitchen until a day: it is not listed. Existing orders are not affected. */
  pauseKitchen: ChangeKitchenResult;
  /** Pays a started payment with a card of the sandbox, in place of a card provider's form. Takes no card numbers. */
  payBySandboxCard: PayBySandboxCardResult;
  /** Places an order for the signed-in customer. While online payment is enabled the order is held and placed when it is paid (startPayment). */
  placeOrder: PlaceOrderResult;
  /** Previews the import of a file of menus of meals. Nothing is stored. */
  previewMealMenuImport: PreviewMealMenuImportResult;
  /** Previews the import of a menu file. Nothing is stored. */
  previewMenuImport: PreviewMenuImportResult;
  /** Proves again who the viewer is; the session gets a new token, and the earlier one ends. */
  proveAgain: ProveAgainResult;
  /** Publishes menus for single meals up to 8 weeks ahead, all of them or none. Existing orders are not affected. */
  publishMealMenus: PublishMealMenusResult;
  /** Records that a due order was paid by hand. For admins. */
  recordPayment: RecordPaymentResult;
  /** Records that a bill was paid by hand. Its money becomes credit, which pays for orders. For admins. */
  recordTiffinBillPayment: RecordBillPaymentResult;
  /** Records that credit of a customer at a kitchen was paid back by hand: what they asked for, or else all of it. For admins. */
  recordTiffinCreditReturn: RecordCreditReturnResult;
  /** Refunds a payment: order lines, an amount, or everything that is left. For admins. */
  refundPayment: RefundPaymentResult;
  /** Opens a customer account and signs in. */
  registerCustomer: RegisterCustomerResult;
  /** Registers a home kitchen; it signs in next and continues with its documents. */
  registerSupplier: RegisterSupplierResult;
  /** Reinstates a suspended kitchen; for admins. */
  reinstateKitchen: KitchenDecisionResult;
  /** Rejects an application with a reason; for admins. */
  rejectApplication: DecideResult;
  /** Rejects a document with a reason; for admins. */
  rejectDocument: DecideResult;
  /** Rejects a claim. */
  rejectEinClaim: DecideClaimResult;
  /** Remembers the city that the customer chose, for the next sign-in on any device. */
  rememberCity: RememberCityResult;
  /** Removes one of the viewer's addresses. */
  removeAddress: RemoveAddressResult;
  /** Removes the viewer's authenticator app. Needs a fresh proof. */
  removeAuthenticator: RemoveAuthenticatorResult;
  /** Removes a city without kitchens; for admins. */
  removeCity: RemoveCityResult;
  /** Removes a closure. */
  removeClosure: CookingWeekResult;
  /** Removes a dish from the menu permanently. */
  removeDish: OwnMenuResult;
  /** Removes the photo of a dish. */
  removeDishPhoto: DishPhotoResult;
  /** Removes a photo of the viewer's kitchen. */
  removeKitchenPhoto: KitchenPhotoResult;
  /** Removes a mealtime from some weekdays. Existing orders are not affected. */
  removeMealtimePlan: CookingWeekResult;
  /** Removes an empty category from the menu. */
  removeMenuCategory: OwnMenuResult;
  /** Removes a passkey of the viewer. Needs a fresh proof. */
  removePasskey: RemovePasskeyResult;
  /** Turns off notifications for a device of the viewer. */
  removePushDevice: RemovePushDeviceResult;
  /** Removes the viewer's saved card, so that bills are not charged to it any more. */
  removeSavedCard: RemoveSavedCardResult;
  /** Removes all second factors of a person who lost them, and signs them out everywhere; for admins. */
  removeSecondFactor: PersonDecisionResult;
  /** Removes a note: its author for 60 minutes after writing it, admins at any time. */
  removeSupportNote: RemoveSupportNoteResult;
  /** Removes a webhook endpoint of the viewer with its deliveries. */
  removeWebhookEndpoint: RemoveWebhookEndpointResult;
  /** Renames a category and, if a limit is given, limits the portions of its dishes together. */
  renameMenuCategory: OwnMenuResult;
  /** Renames a passkey of the viewer. */
  renamePasskey: RenamePasskeyResult;
  /** Stores the new subscription of a browser whose device is known by an earlier one, such as after `pushKey` was changed. Only in the session in which the device was added. */
  renewPushDevice: RenewPushDeviceResult;
  /** Reports a problem with an order of the signed-in customer that is on its way, delivered or late. Once. */
  reportOrderIssue: ReportOrderIssueResult;
  /** Mails an open invitation again, with a new link; the old one no longer works. For owners. */
  resendStaffInvitation: InviteStaffResult;
  /** Sends an event to its webhook endpoint again, with the same webhook-id. */
  resendWebhook: ResendWebhookResult;
  /** Sets a customer's new password by a mailed code, once and within 15 minutes; all sessions end, and the client is signed in. With a second factor, completeSignIn does it. */
  resetPassword: ResetPasswordResult;
  /** Resets a changed day to what the plan has. */
  resetTiffinDay: ChangeTiffinDayResult;
  /** Ends the pause of the viewer's kitchen. */
  resumeKitchen: ChangeKitchenResult;
  /** Tries a given-up job again, without what it already did. For admins. */
  retryFailedJob: RetryFailedJobResult;
  /** Tries the given-up jobs of a queue again, the oldest 500. For admins. */
  retryFailedJobs: RetryFailedJobResult;
  /** Retries a provider task within a minute. For admins. */
  retryProviderTask: RetryProviderTaskResult;
  /** Ends an API token of the viewer immediately. */
  revokeApiToken: RevokeApiTokenResult;
  /** Gives an API token of the viewer a new secret; needs a fresh proof. */
  rotateApiToken: RotateApiTokenResult;
  /** Gives a webhook endpoint of the viewer a new secret; needs a fresh proof of people. */
  rotateWebhookSecret: RotateWebhookSecretResult;
  /** Adds an address of the viewer, or changes one. */
  saveAddress: SaveAddressResult;
  /** Adds or changes a closure. The kitchen must decide what happens to the open orders of those days. */
  saveClosure: CookingWeekResult;
  /** Adds a dish, or changes one if its version is current. */
  saveDish: OwnDishResult;
  /** Replaces the people of the customer's household. */
  saveHousehold: SaveHouseholdResult;
  /** Adds or changes the plan of a mealtime on some weekdays. Existing orders are not affected. */
  saveMealtimePlan: CookingWeekResult;
  /** Changes the language in which the viewer gets emails and push notifications. */
  saveMessageLanguage: Language;
  /** Offers a tiffin plan to customers, or changes an offer. */
  saveTiffinOffer: OwnTiffinOffersResult;
  /** Mails a staff member who forgot the password a link to set a new one, at most 20 times a day; for owners. */
  sendPasswordLink: SendPasswordLinkResult;
  /** Sends an event of the type "test" to a webhook endpoint of the viewer. */
  sendTestEvent: SendTestEventResult;
  /** Puts a dish on sale or takes it off sale. */
  setDishAvailability: OwnDishResult;
  /** Sets the photo of a dish: JPG or PNG, at most 10 MiB, at least 430 pixels wide. */
  setDishPhoto: DishPhotoResult;
  /** Changes for whom a feature is open; what runs already is not affected. All processes follow within seconds. For admins. */
  setFeatureFlag: SetFeatureFlagResult;
  /** Changes the maximum plates per day, within the registered band. */
  setKitchenCapacity: ChangeKitchenResult;
  /** Sets a photo of the viewer's kitchen: JPG or PNG, at most 10 MiB, at least 430 pixels wide. */
  setKitchenPhoto: KitchenPhotoResult;
  /** Sets the password of a staff member by a mailed link, once, ends all sessions and signs in. */
  setStaffPassword: SetStaffPasswordResult;
  /** Notes that what is set aside was done by hand: a refund or the payment of a hold was given back, a payment was stopped, a card deleted, or a charge given up. For admins. */
  settleProviderTask: SettleProviderTaskResult;
  /** Records that a refund was paid by hand. For admins. */
  settleRefund: SettleRefundResult;
  /** Signs an agreement with the typed full legal name. */
  signAgreement: CompleteStepResult;
  /** Signs in by email and password. */
  signInCustomer: SignInCustomerResult;
  /** Signs in a kitchen by EIN and email, or emails it a code where one is required. */
  signInSupplier: SignInSupplierResult;
  /** Signs in a customer or a kitchen by a mailed code, once and within 15 minutes. Admins need their password as well. */
  signInWithMailedCode: SignInWithMailedCodeResult;
  /** Ends the viewer's session. */
  signOut: SignedOut;
  /** Ends every session of the viewer. */
  signOutEverywhere: SignedOutEverywhere;
  /** Skips a day of a plan for free until its cut-off; its order, if it has one, is canceled. */
  skipTiffinDay: TiffinDayResult;
  /** Skips a range of days, such as a holiday, of all running plans of the viewer. */
  skipTiffinDays: SkipTiffinDaysResult;
  /** Begins to add an authenticator app. Needs a fresh proof. */
  startAuthenticator: StartAuthenticatorResult;
  /** Mails the codes that change the address of the viewer, at most five times a day. The response is the same if the new address is taken. */
  startEmailChange: StartEmailChangeResult;
  /** Starts an export of the viewer's kitchen, or, for staff, of one kitchen or all. */
  startExport: StartExportResult;
  /** Begins to add a passkey. Needs a fresh proof. */
  startPasskey: StartPasskeyResult;
  /** Begins a sign-in by a passkey alone. */
  startPasskeySignIn: StartPasskeySignInResult;
  /** Starts the card payment of an order of the signed-in customer. Idempotent. */
  startPayment: StartPaymentResult;
  /** Begins a proof of who the viewer is. */
  startProof: StartProofResult;
  /** Starts the review of a submitted application; for admins. */
  startReview: DecideResult;
  /** Starts the card payment of a bill of the signed-in customer. Idempotent. */
  startTiffinBillPayment: StartTiffinBillPaymentResult;
  /** Starts a tiffin plan of the signed-in customer. Its orders are placed by themselves and billed by the week. */
  startTiffinPlan: StartTiffinPlanResult;
  /** Shows this session what a customer or a kitchen sees, for at most 30 minutes; everything that would change something is refused with VIEW_ONLY. For support. */
  startViewAs: StartViewAsResult;
  /** Stops ordering in a city or everywhere, or changes the reason and the end of a stop; existing orders are not affected. Once it returns, no more orders are placed. After SERVICE_UNAVAILABLE the stop may be in force, and orders may still be placed: send it again until it returns. For admins. */
  stopOrdering: StopOrderingResult;
  /** Stops a plan for good; its orders whose cut-off has not passed are canceled. */
  stopTiffinPlan: StopTiffinPlanResult;
  /** Shows the own screens again. */
  stopViewAs: ViewChanged;
  /** Submits an uploaded document for its item of the checklist, replacing an earlier one. */
  submitDocument: CompleteStepResult;
  /** Submits the application for review, for the first time or after a rejection. */
  submitForReview: SubmitForReviewResult;
  /** Suspends a kitchen: it is no longer listed and cannot sell. For admins. */
  suspendKitchen: KitchenDecisionResult;
  /** Takes a proposed step: the kitchen is notified with these words. For admins. */
  takeConductStep: ConductProposalResult;
  /** Starts a test payment of one dollar without an order. For admins. */
  testPaymentSystem: TestPaymentResult;
  /** Ticks a dish off on the prep sheet of the viewer's kitchen, or removes the tick. Everyone who is signed in to the kitchen sees it. */
  tickPrepDish: TickPrepDishResult;
  /** Undoes a decision within a minute and restores what it changed; for admins. */
  undoDecision: DecideResult;
  /** Undoes the last step of an order, within two minutes and before it is delivered. */
  undoOrderMove: UndoOrderMoveResult;
  /** Removes a kitchen from the viewer's favorites. */
  unfavoriteSupplier: FavoriteResult;
  /** Plans a day again that is skipped, or whose order was canceled, until the cut-off of its meal. */
  unskipTiffinDay: TiffinDayResult;
  /** Changes the profile of the viewer's kitchen. */
  updateKitchen: ChangeKitchenResult;
  /** Changes the viewer's notification settings. */
  updateNotificationSettings: NotificationSettings;
  /** Changes the viewer's name and phone number. */
  updateProfile: UpdateProfileResult;
  /** Stores a PDF, JPG or PNG of at most 10 MiB. It counts once submitDocument submits it. */
  uploadDocument: UploadDocumentResult;
  /** Withdraws an open invitation; its link no longer works. For owners. */
  withdrawStaffInvitation: WithdrawInvitationResult;
  /** Withdraws an offer; plans that were started from it go on. */
  withdrawTiffinOffer: OwnTiffinOffersResult;
  /** Reviews a delivered order of the signed-in customer. Sent again within 30 days it is changed. */
  writeReview: WriteReviewResult;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationabandonPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationacceptDocumentArgs = {
  documentId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationacceptEinClaimArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationactivateCityArgs = {
  cityId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationaddCityArgs = {
  input: AddCityInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationaddMenuCategoryArgs = {
  name: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationaddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationaddPushDeviceArgs = {
  input: PushDeviceInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationaddSupportNoteArgs = {
  input: AddSupportNoteInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationadjustBalanceArgs = {
  input: AdjustBalanceInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationagreeToTiffinPlanArgs = {
  input: AgreeToTiffinPlanInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationallowOrderingArgs = {
  cityId?: InputMaybe<Scalars['ID']['input']>;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationannounceArgs = {
  input: AnnounceInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationannounceCityArgs = {
  cityId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationapproveApplicationArgs = {
  applicationId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationaskTiffinCreditBackArgs = {
  creditId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationcancelOrderArgs = {
  input: CancelOrderInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationcancelOrderByAdminArgs = {
  input: CancelOrderByAdminInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationcancelOrderByKitchenArgs = {
  input: CancelOrderByKitchenInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationchangeAnnouncementArgs = {
  input: ChangeAnnouncementInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationchangeEmailArgs = {
  input: ChangeEmailInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationchangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationchangeStaffRoleArgs = {
  input: ChangeStaffRoleInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationchangeTiffinDayArgs = {
  input: ChangeTiffinDayInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationchangeTiffinPlanArgs = {
  input: ChangeTiffinPlanInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationchangeWebhookEndpointArgs = {
  input: ChangeWebhookEndpointInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationclaimTaxIdArgs = {
  input: ClaimEinInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationcloseMyKitchenArgs = {
  kitchenName: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationcloseUnmatchedPaymentArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationcompleteSignInArgs = {
  input: CompleteSignInInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationconfirmAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationconfirmEmailArgs = {
  openedAccount?: InputMaybe<Scalars['Boolean']['input']>;
  token: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationconfirmOrderByAdminArgs = {
  orderId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationcreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationcreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationdeactivateCityArgs = {
  cityId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationdeleteMyAccountArgs = {
  password: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationdescribeDishPhotoArgs = {
  alt: Scalars['String']['input'];
  dishId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationdisablePersonArgs = {
  input: PersonDecisionInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationdismissConductProposalArgs = {
  input: DismissConductProposalInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationdismissFailedJobArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationdismissNotificationArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationenablePersonArgs = {
  input: PersonDecisionInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationenableWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationendAnnouncementArgs = {
  id: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationendKitchenPauseArgs = {
  input: KitchenDecisionInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationendPersonSessionsArgs = {
  input: PersonDecisionInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationendSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationenterSignInCodeArgs = {
  input: SignInCodeInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationfavoriteSupplierArgs = {
  supplierId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationhandleOrderIssueArgs = {
  orderId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationimportMealMenusArgs = {
  file: Scalars['Upload']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationimportMenuArgs = {
  file: Scalars['Upload']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationinviteStaffArgs = {
  input: InviteStaffInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationjoinStaffArgs = {
  input: JoinStaffInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationjoinTiffinWaitlistArgs = {
  input: TiffinWaitInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationleaveTiffinWaitlistArgs = {
  offerId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmailClaimCodeArgs = {
  email: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmailSignInCodeArgs = {
  email: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmarkDishSoldOutTodayArgs = {
  dishId: Scalars['ID']['input'];
  isSoldOut: Scalars['Boolean']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmarkPayoutPaidArgs = {
  hasNoTransfer?: InputMaybe<Scalars['Boolean']['input']>;
  payoutId: Scalars['ID']['input'];
  reference: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmergeCityArgs = {
  input: MergeCityInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmoveDishArgs = {
  dishId: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmoveMenuCategoryArgs = {
  categoryId: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmoveOrderArgs = {
  input: MoveOrderInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmoveOrdersArgs = {
  input: MoveOrdersInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationmoveSandboxClockArgs = {
  input: MoveSandboxClockInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationopenPayoutAccountArgs = {
  returnTo: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationpauseKitchenArgs = {
  until: Scalars['LocalDate']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationpayBySandboxCardArgs = {
  input: PayBySandboxCardInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationplaceOrderArgs = {
  input: PlaceOrderInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationpreviewMealMenuImportArgs = {
  file: Scalars['Upload']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationpreviewMenuImportArgs = {
  file: Scalars['Upload']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationproveAgainArgs = {
  input: ProveAgainInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationpublishMealMenusArgs = {
  menus: Array<MealMenuInput>;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrecordPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrecordTiffinBillPaymentArgs = {
  amountCents: Scalars['Int']['input'];
  billId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrecordTiffinCreditReturnArgs = {
  amountCents: Scalars['Int']['input'];
  askedBackAt?: InputMaybe<Scalars['DateTime']['input']>;
  creditId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrefundPaymentArgs = {
  input: RefundPaymentInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationregisterCustomerArgs = {
  input: RegisterCustomerInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationregisterSupplierArgs = {
  input: RegisterSupplierInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationreinstateKitchenArgs = {
  input: KitchenDecisionInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrejectApplicationArgs = {
  input: RejectApplicationInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrejectDocumentArgs = {
  input: RejectDocumentInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrejectEinClaimArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrememberCityArgs = {
  name: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveAddressArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveCityArgs = {
  cityId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveClosureArgs = {
  closureId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveDishArgs = {
  dishId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveDishPhotoArgs = {
  dishId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveKitchenPhotoArgs = {
  kind: KitchenPhotoKind;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveMealtimePlanArgs = {
  input: RemoveMealtimePlanInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveMenuCategoryArgs = {
  categoryId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremovePasskeyArgs = {
  passkeyId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremovePushDeviceArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveSavedCardArgs = {
  cardId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveSecondFactorArgs = {
  input: PersonDecisionInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveSupportNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationremoveWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrenameMenuCategoryArgs = {
  categoryId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  portionLimit?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['Int']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrenewPushDeviceArgs = {
  id: Scalars['ID']['input'];
  input: PushDeviceInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationreportOrderIssueArgs = {
  input: ReportOrderIssueInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationresendStaffInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationresendWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationresetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationresetTiffinDayArgs = {
  input: TiffinPlanDayInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationretryFailedJobArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationretryFailedJobsArgs = {
  queue: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationretryProviderTaskArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrotateApiTokenArgs = {
  input: RotateApiTokenInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationrotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsaveAddressArgs = {
  input: AddressInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsaveClosureArgs = {
  input: ClosureInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsaveDishArgs = {
  input: DishInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsaveHouseholdArgs = {
  input: HouseholdInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsaveMealtimePlanArgs = {
  input: MealtimePlanInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsaveMessageLanguageArgs = {
  language: Language;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsaveTiffinOfferArgs = {
  input: TiffinOfferInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsendPasswordLinkArgs = {
  input: SendPasswordLinkInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsendTestEventArgs = {
  endpointId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsetDishAvailabilityArgs = {
  dishId: Scalars['ID']['input'];
  isAvailable: Scalars['Boolean']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsetDishPhotoArgs = {
  alt: Scalars['String']['input'];
  dishId: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsetFeatureFlagArgs = {
  input: SetFeatureFlagInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsetKitchenCapacityArgs = {
  capacity: Scalars['Int']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsetKitchenPhotoArgs = {
  alt: Scalars['String']['input'];
  file: Scalars['Upload']['input'];
  kind: KitchenPhotoKind;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsetStaffPasswordArgs = {
  input: SetStaffPasswordInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsettleProviderTaskArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsettleRefundArgs = {
  refundId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsignAgreementArgs = {
  input: SignAgreementInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsignInCustomerArgs = {
  input: SignInCustomerInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsignInSupplierArgs = {
  input: SignInSupplierInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsignInWithMailedCodeArgs = {
  asKitchen?: InputMaybe<Scalars['Boolean']['input']>;
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationskipTiffinDayArgs = {
  input: TiffinPlanDayInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationskipTiffinDaysArgs = {
  input: SkipTiffinDaysInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstartEmailChangeArgs = {
  newEmail: Scalars['String']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstartExportArgs = {
  input: StartExportInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstartPaymentArgs = {
  input: StartPaymentInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstartReviewArgs = {
  applicationId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstartTiffinBillPaymentArgs = {
  billId: Scalars['ID']['input'];
  savesCard?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstartTiffinPlanArgs = {
  input: StartTiffinPlanInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstartViewAsArgs = {
  input: StartViewAsInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstopOrderingArgs = {
  input: StopOrderingInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationstopTiffinPlanArgs = {
  asksCreditBack?: InputMaybe<Scalars['Boolean']['input']>;
  planId: Scalars['ID']['input'];
  reason?: InputMaybe<TiffinStopReason>;
  words?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsubmitDocumentArgs = {
  input: SubmitDocumentInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationsuspendKitchenArgs = {
  input: KitchenDecisionInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationtakeConductStepArgs = {
  input: TakeConductStepInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationtickPrepDishArgs = {
  input: TickPrepDishInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationundoDecisionArgs = {
  decisionId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationundoOrderMoveArgs = {
  input: UndoOrderMoveInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationunfavoriteSupplierArgs = {
  supplierId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationunskipTiffinDayArgs = {
  input: TiffinPlanDayInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationupdateKitchenArgs = {
  input: UpdateKitchenInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationupdateNotificationSettingsArgs = {
  input: NotificationSettingsInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationupdateProfileArgs = {
  input: ProfileInput;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationuploadDocumentArgs = {
  file: Scalars['Upload']['input'];
  stepId: OnboardingStepId;
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationwithdrawStaffInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationwithdrawTiffinOfferArgs = {
  offerId: Scalars['ID']['input'];
};


/** Changes. An expected refusal is not an error but a member of the result union, and implements Problem. */
export type MutationwriteReviewArgs = {
  input: ReviewInput;
};

/** The account has no second factor. */
export type NoSecondFactor = Problem & {
  __typename?: 'NoSecondFactor';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Object that can be loaded by its ID alone, with Query.node and Query.nodes. */
export type Node = {
  /** ID that is unique among all objects; opaque. */
  id: Scalars['ID']['output'];
};

/** The tiffin plan has no meal on this day, or it is over. */
export type NotAPlanDay = Problem & {
  __typename?: 'NotAPlanDay';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The server is not a sandbox, or takes cards of Stripe. */
export type NotASandbox = Problem & {
  __typename?: 'NotASandbox';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The order is not delivered, its meal is not served yet, or it is too late to change the review. */
export type NotReviewable = Problem & {
  __typename?: 'NotReviewable';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Kind of what a note of staff is about. */
export type NoteSubject =
  /** Kitchen. */
  | 'KITCHEN'
  /** Order. */
  | 'ORDER'
  /** Customer, or cook as a person; never staff. */
  | 'PERSON';

/** The order is already paid or canceled. */
export type NothingToPay = Problem & {
  __typename?: 'NothingToPay';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** No refund or payout to settle has this ID. */
export type NothingToSettle = Problem & {
  __typename?: 'NothingToSettle';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Notification to the viewer. */
export type Notification = {
  __typename?: 'Notification';
  /** Unique among the viewer's notifications; opaque. */
  id: Scalars['ID']['output'];
  /** Text of one to three sentences, in English. */
  message: Scalars['String']['output'];
  /** ID of the order it is about; null when it is not about one. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Urgency of the notification. */
  priority: Priority;
  /** Whether the viewer has read it. */
  read: Scalars['Boolean']['output'];
  /** Time of the event. */
  timestamp: Scalars['DateTime']['output'];
  /** Title of a few words, in English. */
  title: Scalars['String']['output'];
  /** Title and message in other languages; empty for a notification in English only. */
  translations: Array<NotificationTranslation>;
  /** Kind of event it is about. */
  type: NotificationType;
};

/** Page of a list. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Entries with their cursors. */
  edges: Array<NotificationEdge>;
  /** Entries without cursors. */
  nodes: Array<Notification>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Notification;
};

/** The viewer has no such notification. */
export type NotificationNotFound = Problem & {
  __typename?: 'NotificationNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Notifications a person wants to get, and how. */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Whether to send email. */
  email: Scalars['Boolean']['output'];
  /** Whether to send updates about their orders. */
  orderUpdates: Scalars['Boolean']['output'];
  /** Whether to send push notifications to their devices. */
  push: Scalars['Boolean']['output'];
  /** Whether to play a sound. */
  sound: Scalars['Boolean']['output'];
};

/** Changes to the settings; omitted fields stay as they are. */
export type NotificationSettingsInput = {
  /** Whether to send email. */
  email?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to send updates about their orders. */
  orderUpdates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to send push notifications to their devices. */
  push?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to play a sound. */
  sound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Text of a notification in another language than English. */
export type NotificationTranslation = {
  __typename?: 'NotificationTranslation';
  /** Language of the text. */
  language: Language;
  /** Text of one to three sentences. */
  message: Scalars['String']['output'];
  /** Title of a few words. */
  title: Scalars['String']['output'];
};

/** Subject of a notification. */
export type NotificationType =
  /** An API token of the account got a secret, its first or a new one; emailed to people who turned email off as well. */
  | 'API_SECRET_ISSUED'
  /** An application was approved: the kitchen may sell. */
  | 'APPLICATION_APPROVED'
  /** An application needs corrections. */
  | 'APPLICATION_REJECTED'
  /** A claim to the tax ID of a kitchen waits for a decision; sent to staff who review kitchens. */
  | 'CLAIM_FILED'
  /** A meal with ordered tiffins of the day is close, and what is in them is not written; sent to its kitchen. */
  | 'CONTENTS_UNWRITTEN'
  /** An order is out for delivery. */
  | 'DELIVERY_ASSIGNED'
  /** A kitchen changed the allergens or the diet mark of an ordered dish; sent to its customer. */
  | 'DISH_CHANGED'
  /** A bank decided a dispute; sent to the kitchen. */
  | 'DISPUTE_CLOSED'
  /** A document of an application must be sent again. */
  | 'DOCUMENT_REJECTED'
  /** A customer reported a problem with an order; sent to its kitchen and its customer. */
  | 'ISSUE_REPORTED'
  /** An admin paused a kitchen because of its orders. */
  | 'KITCHEN_PAUSED'
  /** A kitchen that was suspended, or paused by an admin, may sell again. */
  | 'KITCHEN_REINSTATED'
  /** A kitchen was suspended from selling. */
  | 'KITCHEN_SUSPENDED'
  /** An admin wrote to a kitchen about its orders. */
  | 'KITCHEN_WARNED'
  /** The account was used on a new device and network; emailed to people who turned email off as well. */
  | 'NEW_DEVICE'
  /** An order was canceled; sent to its kitchen and its customer. */
  | 'ORDER_CANCELED'
  /** An order remains valid although its kitchen is closed that day or takes no new orders; sent to its customer. */
  | 'ORDER_CONFIRMED'
  /** An order was delivered. */
  | 'ORDER_DELIVERED'
  /** An order that was announced as ready or on its way is not yet. */
  | 'ORDER_NOT_READY'
  /** An order was placed; sent to its kitchen and its customer. */
  | 'ORDER_PLACED'
  /** An order for delivery is ready. */
  | 'ORDER_READY'
  /** The password of the account was changed or reset; emailed to people who turned email off as well. */
  | 'PASSWORD_CHANGED'
  /** A payment matter needs an admin. */
  | 'PAYMENT_ATTENTION'
  /** An order was paid. */
  | 'PAYMENT_COMPLETED'
  /** A customer disputed the payment of an order with their bank; sent to its kitchen. */
  | 'PAYMENT_DISPUTED'
  /** An order is ready for pickup. */
  | 'PICKUP_READY'
  /** A payment was refunded, in full or in part. */
  | 'REFUND_MADE'
  /** The review of an application has started. */
  | 'REVIEW_STARTED'
  /** The second factors of the account changed, or a recovery code was used; emailed to people who turned email off as well. */
  | 'SECOND_FACTOR_CHANGED'
  /** A bill of tiffin plans was not charged because the bank wants its customer to confirm; sent to its customer, and emailed to people who turned email off as well. */
  | 'TIFFIN_BILL_AUTHENTICATION'
  /** A bill of tiffin plans was not charged because the bank declined the saved card; sent to its customer, and emailed to people who turned email off as well. */
  | 'TIFFIN_BILL_DECLINED'
  /** The bill of a week of tiffin plans was made; sent to its customer. */
  | 'TIFFIN_BILL_MADE'
  /** A bill of tiffin plans is unpaid past its due time; sent to its customer, and emailed to people who turned email off as well. */
  | 'TIFFIN_BILL_OVERDUE'
  /** The payment of a bill of tiffin plans was recorded; sent to its customer. */
  | 'TIFFIN_BILL_PAID'
  /** The card payment of a bill came too late and is refunded; sent to its customer. */
  | 'TIFFIN_BILL_RETURNED'
  /** A bill of tiffin plans is not to be paid any more; sent to its customer. */
  | 'TIFFIN_BILL_VOID'
  /** A customer agreed to a changed tiffin plan, or to its new prices or contents; sent to them with the words they agreed to, and emailed to people who turned email off as well. */
  | 'TIFFIN_CONSENT_GIVEN'
  /** Credit that no tiffin plan needed for 30 days is to be paid back; sent to its customer. */
  | 'TIFFIN_CREDIT_ASKED_BACK'
  /** The kitchen of a tiffin plan closes on days of the plan; sent to its customer. */
  | 'TIFFIN_DAYS_CLOSED'
  /** The kitchen of a tiffin plan cooks after all on days it was to be closed; sent to its customer. */
  | 'TIFFIN_DAYS_REOPENED'
  /** A day of a tiffin plan has no meal; sent to its customer. */
  | 'TIFFIN_DAY_MISSED'
  /** Days of a tiffin plan wait for the given reason; sent to its customer. */
  | 'TIFFIN_DAY_REFUSED'
  /** Someone in the household never eats what a tiffin plan ordered, and its cut-off has passed; sent to its customer. */
  | 'TIFFIN_ORDER_BREAKS_DIET'
  /** The kitchen of a tiffin plan closed for good; sent to its customer. */
  | 'TIFFIN_PLAN_ENDED'
  /** The kitchen of a tiffin plan was suspended; sent to its customer. */
  | 'TIFFIN_PLAN_INTERRUPTED'
  /** A tiffin plan was started; sent to its customer with the words they agreed to, and emailed to people who turned email off as well. */
  | 'TIFFIN_PLAN_STARTED'
  /** A tiffin plan waits until its customer has paid; sent to its kitchen. */
  | 'TIFFIN_PLAN_WAITS'
  /** A meal of a tiffin plan costs more than its customer agreed to; sent to them, and emailed to people who turned email off as well. */
  | 'TIFFIN_PRICE_RAISED'
  /** Spots of a full tiffin plan became free and are reserved for 48 hours; sent to the first customer in line. */
  | 'TIFFIN_SPOTS_RESERVED'
  /** A waiting list ended, or the wait no longer fits the plan that the cook changed; sent to its customer. */
  | 'TIFFIN_WAIT_ENDED'
  /** The address or the secret of a webhook of the account was chosen; emailed to people who turned email off as well. */
  | 'WEBHOOK_CHANGED'
  /** A webhook of the account was disabled: its address accepted nothing for three days, or answered 410; emailed to people who turned email off as well. */
  | 'WEBHOOK_DISABLED';

/** Status of an application. */
export type OnboardingStatus =
  /** The kitchen may sell. */
  | 'APPROVED'
  /** Waiting for a review. */
  | 'DOCUMENTS_SUBMITTED'
  /** The kitchen is collecting its documents. */
  | 'PENDING'
  /** The kitchen has to correct it and submit it again. */
  | 'REJECTED'
  /** Under review by an admin. */
  | 'UNDER_REVIEW';

/** Item of the checklist, with its status in an application. */
export type OnboardingStep = {
  __typename?: 'OnboardingStep';
  /** Text to sign; null for items that are not agreements. */
  agreement?: Maybe<Agreement>;
  /** Section of the checklist. */
  category: StepCategory;
  /** Whether the kitchen has done its part. */
  completed: Scalars['Boolean']['output'];
  /** Explanation of what the kitchen has to provide. */
  description: Scalars['String']['output'];
  /** Current document; null when there is none. */
  document?: Maybe<Document>;
  /** URL of its document; null when there is none. */
  documentUrl?: Maybe<Scalars['String']['output']>;
  /** Identifies the item across all applications; opaque. */
  id: Scalars['ID']['output'];
  /** Whether it is one of the three mandatory documents. */
  isMandatoryDocument: Scalars['Boolean']['output'];
  /** Reason its document was rejected; null unless it was. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** Whether it is required to submit the application. */
  required: Scalars['Boolean']['output'];
  /** Signature; null until it is signed. */
  signature?: Maybe<Signature>;
  /** Status of the item. */
  status: StepStatus;
  /** Item of the checklist. */
  stepId: OnboardingStepId;
  /** Title of the item. */
  title: Scalars['String']['output'];
  /** Whether the viewer may sign or submit it now. */
  viewerCanComplete: Scalars['Boolean']['output'];
};

/** Item of the onboarding checklist. */
export type OnboardingStepId =
  /** Allergen control plan. */
  | 'ALLERGEN_CONTROL'
  /** Bank account for payouts. */
  | 'BANK_ACCOUNT'
  /** General liability insurance. */
  | 'BUSINESS_INSURANCE'
  /** Food service license. */
  | 'BUSINESS_LICENSE'
  /** Registration of the business. */
  | 'BUSINESS_REGISTRATION'
  /** Food handler's certificate. */
  | 'FOOD_HANDLERS'
  /** Food safety procedures. */
  | 'FOOD_SAFETY_PROCEDURES'
  /** GMP certificate. */
  | 'GMP'
  /** HACCP certificate. */
  | 'HACCP'
  /** Halal certificate. */
  | 'HALAL'
  /** Health department permit. */
  | 'HEALTH_PERMIT'
  /** Kosher certificate. */
  | 'KOSHER'
  /** Non-disclosure agreement. */
  | 'NDA'
  /** Organic certificate. */
  | 'ORGANIC'
  /** Product liability insurance. */
  | 'PRODUCT_LIABILITY'
  /** Quality control plan. */
  | 'QUALITY_CONTROL'
  /** Raw material specifications. */
  | 'RAW_MATERIALS'
  /** Supplier agreement. */
  | 'SUPPLIER_AGREEMENT'
  /** Letter with the EIN of the business. */
  | 'TAX_ID'
  /** Report of a third-party audit. */
  | 'THIRD_PARTY_AUDIT';

/** Open orders for a meal. */
export type OpenOrders = {
  __typename?: 'OpenOrders';
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Number of open orders. */
  orders: Scalars['Int']['output'];
  /** Total number of their plates. */
  plates: Scalars['Int']['output'];
  /** Service date. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Decision about open orders of days on which the kitchen closes. */
export type OpenOrdersDecision =
  /** Cancels and fully refunds them; their customers are notified. */
  | 'CANCEL'
  /** Keeps them for the kitchen to cook; their customers are notified. */
  | 'KEEP';

/** Link to the setup page, or the reason there is none. */
export type OpenPayoutAccountResult = FreshProofNeeded | KitchenUnavailable | PaymentNotConfigured | PaymentUnavailable | PayoutAccountLink;

/** Work of one kind that waits for staff. */
export type OpenWork = {
  __typename?: 'OpenWork';
  /** Number of things that wait; 0 when all is done. */
  count: Scalars['Int']['output'];
  /** Kind of work. */
  kind: OpenWorkKind;
  /** Time since which the oldest waits; null when none does. */
  oldestSince?: Maybe<Scalars['DateTime']['output']>;
};

/** Kind of work that waits for staff. */
export type OpenWorkKind =
  /** Applications submitted or under review. */
  | 'APPLICATIONS'
  /** Steps proposed because of the orders of a kitchen. */
  | 'CONDUCT_PROPOSALS'
  /** Credit of tiffin plans that customers asked back. */
  | 'CREDIT_ASKED_BACK'
  /** Delivered orders of the last 30 days whose payment is due. */
  | 'DUE_ORDERS'
  /** EIN claims with a letter and without a decision. */
  | 'EIN_CLAIMS'
  /** Refunds that failed and must be settled by hand. */
  | 'FAILED_REFUNDS'
  /** Open orders whose serving time is over. */
  | 'LATE_ORDERS'
  /** Disputes without a decision. */
  | 'OPEN_DISPUTES'
  /** Open orders whose kitchen is closed that day, suspended or disabled. */
  | 'ORDERS_TO_DECIDE'
  /** Problems that customers reported, not handled yet. */
  | 'ORDER_ISSUES'
  /** Weekly bills of tiffin plans that are overdue. */
  | 'OVERDUE_BILLS'
  /** Payouts that are not paid yet. */
  | 'PENDING_PAYOUTS'
  /** Tasks that the card provider refused. */
  | 'PROVIDER_FAILURES'
  /** Card payments and disputes that match no payment. */
  | 'UNMATCHED_PAYMENTS';

/** One of the choices of a dish. */
export type OptionChoice = {
  __typename?: 'OptionChoice';
  /** Allergens that it adds to those of the dish; an empty list for none. */
  allergens: Array<Allergen>;
  /** Diet of the choice, where it is less strict than that of the dish; null when it is not. */
  diet?: Maybe<Diet>;
  /** UUID of the choice; a new choice comes with a new one. */
  id: Scalars['ID']['output'];
  /** Name of the choice, at most 60 characters. */
  name: Scalars['String']['output'];
  /** Cents that it adds to the price of a portion, from 0 to 10000. */
  priceCents: Scalars['Int']['output'];
};

/** One of the choices of a dish. */
export type OptionChoiceInput = {
  /** Allergens that it adds to those of the dish; an empty list for none. */
  allergens: Array<Allergen>;
  /** Diet of the choice, where it is less strict than that of the dish; null when it is not. */
  diet?: InputMaybe<Diet>;
  /** UUID of the choice; a new choice comes with a new one. */
  id: Scalars['ID']['input'];
  /** Name of the choice, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Cents that it adds to the price of a portion, from 0 to 10000. */
  priceCents: Scalars['Int']['input'];
};

/** Something that customers choose about a dish. */
export type OptionGroup = {
  __typename?: 'OptionGroup';
  /** Choices, 1 to 20; each can be chosen once. */
  choices: Array<OptionChoice>;
  /** UUID of the group; a new group comes with a new one. */
  id: Scalars['ID']['output'];
  /** Fewest choices, from 0, when it may be left out, to 10. */
  least: Scalars['Int']['output'];
  /** Most choices, from 1 to 10. */
  most: Scalars['Int']['output'];
  /** Name of what is chosen, such as Bread; at most 60 characters. */
  name: Scalars['String']['output'];
};

/** Something that customers choose about a dish. */
export type OptionGroupInput = {
  /** Choices, 1 to 20; each can be chosen once. */
  choices: Array<OptionChoiceInput>;
  /** UUID of the group; a new group comes with a new one. */
  id: Scalars['ID']['input'];
  /** Fewest choices, from 0, when it may be left out, to 10. */
  least: Scalars['Int']['input'];
  /** Most choices, from 1 to 10. */
  most: Scalars['Int']['input'];
  /** Name of what is chosen, such as Bread; at most 60 characters. */
  name: Scalars['String']['input'];
};

/** Customer's order from one kitchen for one meal. */
export type Order = Node & {
  __typename?: 'Order';
  /** Party that canceled it; null unless it is canceled. */
  canceledBy?: Maybe<CanceledBy>;
  /** Time until which the customer can cancel. If the kitchen changes allergens, diet or marks of an ordered dish, the end of the serving time; the customer can then cancel even later, until the order is delivered. */
  cancellableUntil: Scalars['DateTime']['output'];
  /** Reason for the cancellation; null if none was given. */
  cancellationReason?: Maybe<Scalars['String']['output']>;
  /** Customer details for the kitchen; null for other viewers. */
  customer?: Maybe<OrderCustomer>;
  /** Delivery address as one line; null for pickup. */
  deliveryAddress?: Maybe<Scalars['String']['output']>;
  /** Delivery or pickup. */
  fulfillment: Fulfillment;
  /** Opaque ID of the order. */
  id: Scalars['ID']['output'];
  /** Whether its meal window is over and it is not delivered. */
  isLate: Scalars['Boolean']['output'];
  /** Whether it is open although its kitchen is closed that day, suspended or disabled, and it was not decided about since; for admins. */
  isToDecide: Scalars['Boolean']['output'];
  /** Problem that its customer reported; null if none. */
  issue?: Maybe<OrderIssue>;
  /** Dishes in the order they were added to the cart. */
  lines: Array<OrderLine>;
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Earliest time of the next step; null once the kitchen can take it, and where no step follows. */
  nextStatusFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Customer's note to the cook; null if none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Order number for people, such as T-7K3F-92QD. */
  orderNumber: Scalars['String']['output'];
  /** Payment of the order; null if none was started. */
  payment?: Maybe<Payment>;
  /** Payment status. */
  paymentStatus: OrderPaymentStatus;
  /** Address of the kitchen, where it is picked up; null for delivery and once it is picked up or canceled. */
  pickupAddress?: Maybe<Scalars['String']['output']>;
  /** Time at which it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Customer who placed the order. For admins. */
  placedBy: User;
  /** Number of plates of all its lines. */
  plates: Scalars['Int']['output'];
  /** Refunds of its payment, the oldest first. */
  refunds: Array<Refund>;
  /** Time at which the kitchen last changed the allergens, the diet or the marks of an ordered dish, or at which a change of the customer's household was found to rule out what a tiffin plan had ordered. It lets the customer cancel until delivery; null if neither happened. */
  reopenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Review of the order; null without one. */
  review?: Maybe<Review>;
  /** Time at which delivery and pickup begin. */
  servedFrom: Scalars['DateTime']['output'];
  /** Time at which delivery and pickup end. */
  servedUntil: Scalars['DateTime']['output'];
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
  /** Status of the order. */
  status: OrderStatus;
  /** Kitchen that cooks it. */
  supplier: Supplier;
  /** Status changes so far, in chronological order. */
  timeline: Array<OrderMoment>;
  /** Total the customer pays. */
  total: Money;
  /** Time of the last change of the order, its lines, payment, refunds, reported problem or review, by the clock of the database, which sets it; so it may differ slightly from the other times. What only passing time changes, such as isLate, and changes of its kitchen or customer do not move it. Read changes with updatedSince of orders. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the viewer can cancel it now. */
  viewerCanCancel: Scalars['Boolean']['output'];
  /** Whether the viewer can report a problem with it now. */
  viewerCanReportIssue: Scalars['Boolean']['output'];
  /** Whether the viewer can review it or change the review now. */
  viewerCanReview: Scalars['Boolean']['output'];
};

/** Page of a list. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Entries with their cursors. */
  edges: Array<OrderEdge>;
  /** Entries without cursors. */
  nodes: Array<Order>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Customer of an order, as its kitchen sees them. */
export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  /** First name, or a note that the account was deleted. */
  firstName: Scalars['String']['output'];
  /** Phone number for questions about the order; null once it is delivered or canceled. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Entry of a list with its cursor. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Order;
};

/** Problem that a customer reported with an order that could no longer be canceled. */
export type OrderIssue = {
  __typename?: 'OrderIssue';
  /** Time at which an admin marked it as handled; null while it is open. For admins. */
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Problem that the customer had. */
  reason: IssueReason;
  /** Time of the report. */
  reportedAt: Scalars['DateTime']['output'];
  /** Customer's description of it; null if none. */
  words?: Maybe<Scalars['String']['output']>;
};

/** Dish of an order, as it was when it was ordered. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** Allergens the kitchen added after the dish was ordered and before the order was delivered. */
  addedAllergens: Array<Allergen>;
  /** Allergens of the dish and its choices when it was ordered; the menu may differ now. */
  allergens: Array<Allergen>;
  /** Diet mark the kitchen changed the dish to before the order was delivered; null if it did not. */
  changedDiet?: Maybe<Diet>;
  /** Choices of the customer, in the order of the menu; empty for most dishes. */
  choices: Array<OrderedChoice>;
  /** Diet mark of the dish with its choices when it was ordered. */
  diet: Diet;
  /** ID of the dish, which may have changed since. */
  dishId: Scalars['ID']['output'];
  /** Name of the dish when it was ordered. */
  dishName: Scalars['String']['output'];
  /** Price of all plates of the line. */
  lineTotal: Money;
  /** Marks of the dish when it was ordered; the menu may differ now. */
  marks: Array<DishMark>;
  /** Content of a tiffin of the day for this meal, as it was when it was ordered or, if that was before, first written: empty until then. Null for every other dish. */
  mealContent?: Maybe<Scalars['String']['output']>;
  /** Position on the order, from 1. */
  position: Scalars['Int']['output'];
  /** Number of portions. */
  quantity: Scalars['Int']['output'];
  /** Marks the kitchen removed from the dish after it was ordered and before the order was delivered. */
  removedMarks: Array<DishMark>;
  /** Price of one plate. */
  unitPrice: Money;
};

/** Time at which an order reached a status. */
export type OrderMoment = {
  __typename?: 'OrderMoment';
  /** Time at which it did. */
  at: Scalars['DateTime']['output'];
  /** Status it reached. */
  status: OrderStatus;
};

/** Another request was faster: the order no longer has the status in `from`. */
export type OrderMovedOn = Problem & {
  __typename?: 'OrderMovedOn';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Current status of the order. */
  status: OrderStatus;
};

/** The order does not exist or is not within reach of the viewer. */
export type OrderNotFound = Problem & {
  __typename?: 'OrderNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Payment status of an order. */
export type OrderPaymentStatus =
  /** Not paid yet; support arranges payment. */
  | 'DUE'
  /** Paid. */
  | 'PAID'
  /** Paid and fully refunded. */
  | 'REFUNDED';

/** Problem that prevents an order. */
export type OrderProblem = CartIsEmpty | ChoicesChanged | CutOffPassed | DishNotCooked | DishUnavailable | FulfillmentUnavailable | KitchenPaused | KitchenUnavailable | OrderingStopped | PriceChanged | SoldOut | TooFewPortions;

/** Status of an order. */
export type OrderStatus =
  /** Canceled; it is not cooked. */
  | 'CANCELED'
  /** The customer has it. */
  | 'DELIVERED'
  /** On its way; delivery orders only. */
  | 'OUT_FOR_DELIVERY'
  /** The kitchen has received it. */
  | 'PLACED'
  /** Being cooked. */
  | 'PREPARING'
  /** Ready for pickup or delivery. */
  | 'READY';

/** Choice of a customer about a dish. */
export type OrderedChoice = {
  __typename?: 'OrderedChoice';
  /** Allergens that it adds; those of the line include them. */
  allergens: Array<Allergen>;
  /** Diet of the choice, which that of the line includes; null when it suits every dish. */
  diet?: Maybe<Diet>;
  /** Name of its group, such as Bread. */
  group: Scalars['String']['output'];
  /** ID of the choice, which the dish may no longer have. */
  id: Scalars['ID']['output'];
  /** Name of the choice. */
  name: Scalars['String']['output'];
  /** Cents that it adds to the price of a portion; the price includes them. */
  priceCents: Scalars['Int']['output'];
};

/** Content of a tiffin of the day that was ordered for a meal before its cook wrote another one. */
export type OrderedContent = {
  __typename?: 'OrderedContent';
  /** ID of the dish. */
  dishId: Scalars['ID']['output'];
  /** Name of the dish when it was ordered. */
  dishName: Scalars['String']['output'];
  /** Content that it was ordered with. */
  mealContent: Scalars['String']['output'];
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Number of orders that have it and are not canceled. */
  orders: Scalars['Int']['output'];
  /** Service date. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Stop of ordering in a city, or everywhere. */
export type OrderingStop = {
  __typename?: 'OrderingStop';
  /** City; null for all cities. */
  city?: Maybe<City>;
  /** Reason, in the words of staff for customers. */
  reason: Scalars['String']['output'];
  /** Time since which no orders are taken. */
  since: Scalars['DateTime']['output'];
  /** Time at which ordering is allowed again automatically; null until staff allow it. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Staff have stopped ordering in the city or everywhere, for the reason in the message. */
export type OrderingStopped = Problem & {
  __typename?: 'OrderingStopped';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Reason, in the words of staff for customers. */
  reason: Scalars['String']['output'];
  /** Time at which ordering is allowed again automatically; null until staff allow it. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Orders of one status whose meal is today, each in its city's time zone. */
export type OrdersOfToday = {
  __typename?: 'OrdersOfToday';
  /** Number of orders. */
  orders: Scalars['Int']['output'];
  /** Number of plates of these orders. */
  plates: Scalars['Int']['output'];
  /** Status of the orders. */
  status: OrderStatus;
};

/** The days to close have open orders; the kitchen must keep or cancel them. */
export type OrdersOnClosedDays = Problem & {
  __typename?: 'OrdersOnClosedDays';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Order numbers, in the order of their meals. */
  orderNumbers: Array<Scalars['String']['output']>;
  /** Number of open orders. */
  orders: Scalars['Int']['output'];
};

/** The viewer has orders that are neither delivered nor canceled. */
export type OrdersUnderWay = Problem & {
  __typename?: 'OrdersUnderWay';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Number of open orders. */
  count: Scalars['Int']['output'];
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Notifications and events that are stored until they are passed on to people and programs. */
export type OutboxBacklog = {
  __typename?: 'OutboxBacklog';
  /** Number of entries that are due, at most 10,000. */
  entries: Scalars['Int']['output'];
  /** Number of seconds for which the oldest of them is due; 0 without any. */
  seconds: Scalars['Float']['output'];
};

/** Current dish, or the reason nothing was changed. */
export type OwnDishResult = AllergensUnanswered | Dish | DishNotFound | InvalidInput | MenuCategoryNotFound | MenuConflict | MenuIsFull | MenuNotOpen;

/** Whole menu for its cook, including dishes off sale. */
export type OwnMenu = {
  __typename?: 'OwnMenu';
  /** Categories in the cook's order, including empty ones. */
  categories: Array<OwnMenuCategory>;
  /** Menu as a CSV file, to back up or to edit and import. */
  csv: Scalars['String']['output'];
  /** Cuisine, such as South Indian. */
  cuisineType: Scalars['String']['output'];
  /** Number of dishes on sale. */
  dishCount: Scalars['Int']['output'];
  /** ID of the kitchen. */
  id: Scalars['ID']['output'];
  /** Menus of the meals of the next 8 weeks that still take orders, as a CSV file to edit and import. */
  mealMenusCsv: Scalars['String']['output'];
  /** Number of dishes on sale that have a photo. */
  photographedDishCount: Scalars['Int']['output'];
  /** Current day in the kitchen's time zone. */
  today: Scalars['LocalDate']['output'];
};

/** Menu category for its cook. */
export type OwnMenuCategory = {
  __typename?: 'OwnMenuCategory';
  /** Dishes in the cook's order, on sale or not. */
  dishes: Array<Dish>;
  /** Opaque ID of the category. */
  id: Scalars['ID']['output'];
  /** Name on the menu. */
  name: Scalars['String']['output'];
  /** Most portions sold of all its dishes together for one meal; null without such a limit. */
  portionLimit?: Maybe<Scalars['Int']['output']>;
  /** Version for optimistic locking; send it back when renaming. */
  version: Scalars['Int']['output'];
};

/** Current menu, or the reason nothing was changed. */
export type OwnMenuResult = CategoryNotEmpty | DishNotFound | InvalidInput | MenuCategoryNotFound | MenuConflict | MenuIsFull | MenuNotOpen | OwnMenu;

/** Tiffin plans that the viewer's kitchen offers. */
export type OwnTiffinOffers = {
  __typename?: 'OwnTiffinOffers';
  /** Offers, the oldest first. */
  offers: Array<TiffinOffer>;
};

/** Offers after the change, or the reason nothing changed. */
export type OwnTiffinOffersResult = DishNotFound | InvalidInput | MealNotCooked | MenuConflict | MenuNotOpen | OwnTiffinOffers | TiffinOfferLimit | TiffinOfferNotFound;

/** Waiting lists that the viewer is on. */
export type OwnTiffinWaits = {
  __typename?: 'OwnTiffinWaits';
  /** Waits, the longest first. */
  waits: Array<TiffinWait>;
};

/** Position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last entry, to pass as after for the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more entries follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry, to pass as before for the previous page; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Passkey of the viewer's account. */
export type Passkey = {
  __typename?: 'Passkey';
  /** Time it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** ID of the passkey. */
  id: Scalars['ID']['output'];
  /** Whether it is synced to several devices, such as by a phone account. */
  isSynced: Scalars['Boolean']['output'];
  /** Time of its last use; null if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name that the viewer gave it. */
  name: Scalars['String']['output'];
};

/** The viewer has no such passkey. */
export type PasskeyNotFound = Problem & {
  __typename?: 'PasskeyNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The passkey is unknown, or its response is not valid. */
export type PasskeyRefused = Problem & {
  __typename?: 'PasskeyRefused';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Sign-in by a passkey alone; says nothing about any account. */
export type PasskeySignIn = {
  __typename?: 'PasskeySignIn';
  /** Token of this sign-in, for completeSignIn. */
  challenge: Scalars['String']['output'];
  /** Time until which the sign-in can be completed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Options for navigator.credentials.get as JSON. */
  passkeyOptions: Scalars['String']['output'];
};

/** Request to the browser to make a passkey. */
export type PasskeyStarted = {
  __typename?: 'PasskeyStarted';
  /** Token for addPasskey; works for 5 minutes and one passkey. */
  challenge: Scalars['String']['output'];
  /** Time until which the passkey can be added. */
  expiresAt: Scalars['DateTime']['output'];
  /** Options for navigator.credentials.create as JSON. */
  options: Scalars['String']['output'];
};

/** The passkey was already added to an account. */
export type PasskeyTaken = Problem & {
  __typename?: 'PasskeyTaken';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The password was changed. Browsers get the new session as a cookie as well. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  /** Public ID of the new session; not a credential. */
  sessionId: Scalars['ID']['output'];
  /** Number of other sessions that ended. */
  sessionsEnded: Scalars['Int']['output'];
  /** Token of the new session, for API clients. */
  token: Scalars['String']['output'];
};

/** The email with the link for a new password could not be sent; it can be sent again. */
export type PasswordLinkNotSent = Problem & {
  __typename?: 'PasswordLinkNotSent';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The link for a new password was used, sent again or has expired, or its sender may no longer manage staff. */
export type PasswordLinkOver = Problem & {
  __typename?: 'PasswordLinkOver';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The code was correct, and this client is now a recognized device of the admin; the password is required as well. */
export type PasswordNeeded = {
  __typename?: 'PasswordNeeded';
  /** Text for people: what to do next. */
  message: Scalars['String']['output'];
};

/** Day of a tiffin plan that is over. What was eaten and paid is in its order: the plan may have changed since. */
export type PastTiffinDay = {
  __typename?: 'PastTiffinDay';
  /** Code of that reason for programs; null where the reason is. */
  code?: Maybe<ProblemCode>;
  /** Summary for its customer of what became of it. */
  look: TiffinDayLook;
  /** Order of the day, which may have been canceled; null when none was placed. */
  order?: Maybe<Order>;
  /** Reason it had no meal, for people; null when it was ordered or skipped, and for staff when the household is it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Page of a list. */
export type PastTiffinDayConnection = {
  __typename?: 'PastTiffinDayConnection';
  /** Entries with their cursors. */
  edges: Array<PastTiffinDayEdge>;
  /** Entries without cursors. */
  nodes: Array<PastTiffinDay>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type PastTiffinDayEdge = {
  __typename?: 'PastTiffinDayEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: PastTiffinDay;
};

/** Started payment, and the card of a sandbox that pays it. */
export type PayBySandboxCardInput = {
  /** Card that pays. */
  card: SandboxCard;
  /** Secret of the payment that was started: its `clientSecret`. */
  clientSecret: Scalars['String']['input'];
  /** Whether its owner authenticated, for a card that needs it; null while they were not asked. */
  isAuthenticated?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of the card, or the reason it was not used. */
export type PayBySandboxCardResult = NotASandbox | NothingToPay | PaymentNotFound | SandboxCardUsed;

/** Payment for an order or a bill of tiffin plans, received or not. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** Amount. */
  amount: Money;
  /** ID of the bill of tiffin plans that it pays; null if it pays an order. */
  billId?: Maybe<Scalars['ID']['output']>;
  /** Fee of the card provider, which the marketplace bears. */
  cardFee: Money;
  /** Amount lost in a dispute. */
  chargedBack: Money;
  /** Time at which the payment was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Reason the last attempt failed; null if it did not. */
  declineWords?: Maybe<Scalars['String']['output']>;
  /** Opaque ID of the payment. */
  id: Scalars['ID']['output'];
  /** Payment method. */
  method: PaymentMethod;
  /** ID of the order, or of the bill that `billId` names. */
  orderId: Scalars['ID']['output'];
  /** Number of that order or bill. */
  orderNumber: Scalars['String']['output'];
  /** Marketplace's share when it was paid. */
  platformFee: Money;
  /** Refunded amount. */
  refunded: Money;
  /** Status of the payment. */
  status: PaymentStatus;
  /** Time at which the money was received; null before. */
  succeededAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Earnings of the marketplace, from its ledger. */
export type PaymentAnalytics = {
  __typename?: 'PaymentAnalytics';
  /** Average revenue per order. */
  avgOrderValue: Money;
  /** Marketplace's share of it. */
  platformFees: Money;
  /** Number of orders that were paid and not fully refunded. */
  totalOrders: Scalars['Int']['output'];
  /** Payments less refunds. */
  totalRevenue: Money;
};

/** Whether orders can be paid by card. */
export type PaymentConfiguration = {
  __typename?: 'PaymentConfiguration';
  /** Whether the API keys of the card provider are set. */
  configured: Scalars['Boolean']['output'];
  /** Masked secret key; null when it is not set. */
  maskedSecretKey?: Maybe<Scalars['String']['output']>;
  /** Masked webhook secret; null when it is not set. */
  maskedWebhookSecret?: Maybe<Scalars['String']['output']>;
  /** Message for people. */
  message: Scalars['String']['output'];
  /** Publishable key of the card provider; null when it is not set. */
  publishableKey?: Maybe<Scalars['String']['output']>;
};

/** Page of a list. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Entries with their cursors. */
  edges: Array<PaymentEdge>;
  /** Entries without cursors. */
  nodes: Array<Payment>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** The payment is disputed; the bank holds the money until it decides. */
export type PaymentDisputed = Problem & {
  __typename?: 'PaymentDisputed';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Entry of a list with its cursor. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Payment;
};

/** Way money moves. */
export type PaymentMethod =
  /** Arranged by support, outside of the card provider. */
  | 'BY_HAND'
  /** Through the card provider. */
  | 'CARD'
  /** From the customer's credit at the kitchen, and refunded to it. */
  | 'CREDIT';

/** Reason why a card payment matches no payment of ours. */
export type PaymentMismatch =
  /** The amount differs from the total of the order. */
  | 'OTHER_AMOUNT'
  /** Payment in another currency than US dollars. */
  | 'OTHER_CURRENCY'
  /** Payment that names another order than it was started for, or none. */
  | 'OTHER_ORDER'
  /** A customer disputes a payment that we never started. */
  | 'UNKNOWN_DISPUTE'
  /** Payment that we never started. */
  | 'UNKNOWN_PAYMENT';

/** Online payment is disabled because the API keys of the card provider are not set. */
export type PaymentNotConfigured = Problem & {
  __typename?: 'PaymentNotConfigured';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** No payment has this ID. */
export type PaymentNotFound = Problem & {
  __typename?: 'PaymentNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Data for the payment form of the card provider. */
export type PaymentStarted = {
  __typename?: 'PaymentStarted';
  /** Amount to charge: the total of the order or the amount of the bill. */
  amount: Money;
  /** Secret that allows paying this payment only. */
  clientSecret: Scalars['String']['output'];
  /** Publishable key of the card provider. */
  publishableKey: Scalars['String']['output'];
};

/** Status of a payment. */
export type PaymentStatus =
  /** Canceled: nothing was paid, and it can no longer be paid. */
  | 'CANCELED'
  /** The customer can still pay. */
  | 'OPEN'
  /** The money arrived after its order was gone and is fully refunded. */
  | 'RETURNED'
  /** The money was received. */
  | 'SUCCEEDED';

/** The card provider is unavailable or refused the request; nothing was charged. */
export type PaymentUnavailable = Problem & {
  __typename?: 'PaymentUnavailable';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Payment to a kitchen for delivered orders. */
export type Payout = Node & {
  __typename?: 'Payout';
  /** Amount. */
  amount: Money;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Day by which the kitchen has the money. */
  expectedOn: Scalars['LocalDate']['output'];
  /** Opaque ID of the payout. */
  id: Scalars['ID']['output'];
  /** Name of the kitchen that is paid. */
  kitchenName: Scalars['String']['output'];
  /** Statement, order by order. */
  lines: Array<PayoutLine>;
  /** Payout method; null while unpaid. */
  method?: Maybe<PayoutMethod>;
  /** Time at which it was paid; null while unpaid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reference of the payment; null while unpaid. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Status of the payout. */
  status: PayoutStatus;
  /** ID of the kitchen that is paid. */
  supplierId: Scalars['ID']['output'];
  /** Time of the last change, by the clock of the database, which sets it; it may move without another value. Read changes with updatedSince of payouts. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Link to set up payouts with the card provider. */
export type PayoutAccountLink = {
  __typename?: 'PayoutAccountLink';
  /** URL of the setup page of the card provider. */
  url: Scalars['String']['output'];
};

/** The card provider already paid this; paying it by hand would pay it twice. */
export type PayoutAtProvider = Problem & {
  __typename?: 'PayoutAtProvider';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Page of a list. */
export type PayoutConnection = {
  __typename?: 'PayoutConnection';
  /** Entries with their cursors. */
  edges: Array<PayoutEdge>;
  /** Entries without cursors. */
  nodes: Array<Payout>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type PayoutEdge = {
  __typename?: 'PayoutEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Payout;
};

/** Line of a payout: an order or an adjustment. */
export type PayoutLine = {
  __typename?: 'PayoutLine';
  /** Kitchen's part of refunds, and adjustments. */
  adjustments: Money;
  /** Card fee. The marketplace bears it, so it is not deducted. */
  cardFee: Money;
  /** Service date, or day of the adjustment. */
  day: Scalars['LocalDate']['output'];
  /** Amount the customer paid. */
  gross: Money;
  /** Opaque ID of the line. */
  id: Scalars['ID']['output'];
  /** Amount for the kitchen: gross less platform fee, with adjustments. */
  net: Money;
  /** Order number; null for an adjustment. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Marketplace's share of it. */
  platformFee: Money;
  /** Reason for an adjustment; null without one. */
  words?: Maybe<Scalars['String']['output']>;
};

/** Way a kitchen was paid. */
export type PayoutMethod =
  /** Paid by support, outside of the card provider. */
  | 'BY_HAND'
  /** Paid by the card provider, to the kitchen's account there. */
  | 'TRANSFER';

/** Status of a payout. */
export type PayoutStatus =
  /** Paid. */
  | 'PAID'
  /** Created; the kitchen is paid within 5 business days. */
  | 'PENDING'
  /** Not sent, because the bank of a customer disputes an order of it. What is left to pay is part of another payout. Listed only with updatedSince. */
  | 'WITHDRAWN';

/** The card provider was asked to pay this before its keys were removed; an admin must check whether it did. */
export type PayoutUnconfirmed = Problem & {
  __typename?: 'PayoutUnconfirmed';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The card provider was asked to pay this, and may have done so. */
export type PayoutUnderWay = Problem & {
  __typename?: 'PayoutUnderWay';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Decision of an admin about an account, with the reason. */
export type PersonDecisionInput = {
  /** ID of the person. */
  personId: Scalars['ID']['input'];
  /** Reason, at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** Person after the change, or why nothing was changed. */
export type PersonDecisionResult = AddressInUse | AlreadyDone | FreshProofNeeded | InvalidInput | MustStay | PersonNotFound | PersonRecord;

/** No person has this ID. */
export type PersonNotFound = Problem & {
  __typename?: 'PersonNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Person with an account, as admins see them. */
export type PersonRecord = {
  __typename?: 'PersonRecord';
  /** Whether the account has a passkey or an authenticator app. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** ID of the person. */
  id: Scalars['ID']['output'];
  /** Whether an admin has disabled the account. */
  isDisabled: Scalars['Boolean']['output'];
  /** Kitchen they run; null when they run none. */
  kitchen?: Maybe<Supplier>;
  /** Time a session was last used, to within minutes; null without an open session. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of API tokens that work. */
  openApiTokens: Scalars['Int']['output'];
  /** Number of open sessions. */
  openSessions: Scalars['Int']['output'];
  /** Person. */
  user: User;
};

/** Page of a list. */
export type PersonRecordConnection = {
  __typename?: 'PersonRecordConnection';
  /** Entries with their cursors. */
  edges: Array<PersonRecordEdge>;
  /** Entries without cursors. */
  nodes: Array<PersonRecord>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type PersonRecordEdge = {
  __typename?: 'PersonRecordEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: PersonRecord;
};

/** Photo of a dish, a kitchen or a cook. Its URLs are immutable. */
export type Photo = {
  __typename?: 'Photo';
  /** Alt text. */
  alt: Scalars['String']['output'];
  /** Sizes in AVIF, as a srcset. */
  avifSet: Scalars['String']['output'];
  /** Height of the largest size in pixels. */
  height: Scalars['Int']['output'];
  /** Tiny placeholder as a data URL, shown while the photo loads. */
  placeholder: Scalars['String']['output'];
  /** Path of the largest size as WebP. */
  url: Scalars['String']['output'];
  /** Sizes in WebP, as a srcset. */
  webpSet: Scalars['String']['output'];
  /** Width of the largest size in pixels. */
  width: Scalars['Int']['output'];
};

/** Author and license of a photo that no kitchen of the marketplace took. */
export type PhotoCredit = {
  __typename?: 'PhotoCredit';
  /** Name of the author. */
  author: Scalars['String']['output'];
  /** Name of the license. */
  license: Scalars['String']['output'];
  /** URL of the page it comes from. */
  page: Scalars['String']['output'];
  /** Food it shows. */
  shows: Scalars['String']['output'];
};

/** The photo would not look good. */
export type PhotoTooSmall = Problem & {
  __typename?: 'PhotoTooSmall';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Order to place. */
export type PlaceOrderInput = {
  /** IDs of the conflicts in `CartQuote.dietConflicts` that the customer accepts; none by default. An order with another one is refused. Without a household there is none. */
  acceptedDietConflicts?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Delivery address on one line: number street [unit], city, state zip, like `Address.line`; city, state and ZIP code must match. Required for delivery. */
  deliveryAddress?: InputMaybe<Scalars['String']['input']>;
  /** Total the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: Scalars['Int']['input'];
  /** Delivery or pickup. */
  fulfillment: Fulfillment;
  /** Idempotency key, 8 to 100 characters. Sent again with the same request it returns the same order; with another request it is refused. */
  idempotencyKey: Scalars['String']['input'];
  /** Dishes, at most 30. */
  lines: Array<CartLineInput>;
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Note to the cook, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Service date. */
  serviceDate: Scalars['LocalDate']['input'];
  /** ID of the kitchen. */
  supplierId: Scalars['ID']['input'];
};

/** Placed order, the held order to pay while online payment is enabled, or the reason the order was refused. */
export type PlaceOrderResult = CartIsEmpty | ChoicesChanged | CutOffPassed | DietNotAccepted | DishNotCooked | DishUnavailable | EmailNotProven | FulfillmentUnavailable | HeldOrder | IdempotencyConflict | InvalidInput | KitchenPaused | KitchenUnavailable | Order | OrderingStopped | PriceChanged | SoldOut | TooFewPortions | UnpaidPlatesLimit;

/** Someone in the household never eats some dishes of the plan, which was not agreed to. */
export type PlanBreaksDiet = Problem & {
  __typename?: 'PlanBreaksDiet';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** A bill of the tiffin plan is unpaid past its due time. */
export type PlanIsUnpaid = Problem & {
  __typename?: 'PlanIsUnpaid';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Plan of a mealtime on one weekday. */
export type PlannedMeal = {
  __typename?: 'PlannedMeal';
  /** Cut-off for orders in minutes from midnight of the day; negative for the day before. */
  cutOffMinutes: Scalars['Int']['output'];
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Number of plates. */
  plates: Scalars['Int']['output'];
  /** Start of serving in minutes from midnight. */
  servedFromMinutes: Scalars['Int']['output'];
  /** End of serving in minutes from midnight. */
  servedUntilMinutes: Scalars['Int']['output'];
  /** Weekday from 0, Sunday, to 6, Saturday. */
  weekday: Scalars['Int']['output'];
};

/** Meals of tiffin plans on some days that are still to be ordered. */
export type PlannedTiffins = {
  __typename?: 'PlannedTiffins';
  /** Number of customers who have them. */
  customers: Scalars['Int']['output'];
  /** Number of meals: a plan has one a day. */
  meals: Scalars['Int']['output'];
  /** Number of their portions. */
  portions: Scalars['Int']['output'];
};

/** The plates of the meal exceed the capacity of the kitchen for a day. */
export type PlatesBeyondCapacity = Problem & {
  __typename?: 'PlatesBeyondCapacity';
  /** Maximum number of plates per day. */
  capacity: Scalars['Int']['output'];
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Order that was added or canceled after the cut-off. */
export type PrepChange = {
  __typename?: 'PrepChange';
  /** Time at which it happened. */
  at: Scalars['DateTime']['output'];
  /** ID of this entry: what happened, and the order. */
  id: Scalars['ID']['output'];
  /** Kind of the change. */
  kind: PrepChangeKind;
  /** Order with the portions that were added or fell away. */
  order: Order;
};

/** Kind of a change of an order after the cut-off. */
export type PrepChangeKind =
  /** Placed: its plates were held before the cut-off and paid after it. */
  | 'ADDED'
  /** Canceled, by its customer, the kitchen or the marketplace. */
  | 'CANCELED';

/** Portions of a dish that were ordered with one choice. */
export type PrepChoice = {
  __typename?: 'PrepChoice';
  /** Name of its group when it was ordered, such as Bread. */
  group: Scalars['String']['output'];
  /** Name of the choice when it was ordered. */
  name: Scalars['String']['output'];
  /** Number of portions ordered with it. */
  portions: Scalars['Int']['output'];
};

/** Portions of a dish to cook for a meal. */
export type PrepDish = {
  __typename?: 'PrepDish';
  /** Allergens it was ordered with, and those the kitchen added afterwards. */
  allergens: Array<Allergen>;
  /** Choices ordered with these portions, by group; empty for most dishes. */
  choices: Array<PrepChoice>;
  /** Diet marks it was ordered with or changed to; more than one after a change. */
  diets: Array<Diet>;
  /** ID of the dish. */
  dishId: Scalars['ID']['output'];
  /** Name of the dish when it was ordered. */
  dishName: Scalars['String']['output'];
  /** ID of this entry: the meal, the dish, its name and its content. */
  id: Scalars['ID']['output'];
  /** Whether the kitchen ticked the dish off, and no more of it was ordered since. */
  isTicked: Scalars['Boolean']['output'];
  /** Marks it was ordered with by at least one customer, also where the kitchen removed them. */
  marks: Array<DishMark>;
  /** Content of these portions of a tiffin of the day, as when they were ordered; empty when it was never written. Null for every other dish. */
  mealContent?: Maybe<Scalars['String']['output']>;
  /** Number of portions ordered. */
  plates: Scalars['Int']['output'];
  /** Number of these portions that are not ready yet. */
  platesToCook: Scalars['Int']['output'];
  /** Number of portions of the dish when it was ticked off; 0 without a tick. */
  tickedPlates: Scalars['Int']['output'];
};

/** Portions of a dish that changed after the cut-off. */
export type PrepDishChange = {
  __typename?: 'PrepDishChange';
  /** Number of portions in orders that were added. */
  added: Scalars['Int']['output'];
  /** Number of portions in orders that were canceled. */
  canceled: Scalars['Int']['output'];
  /** ID of the dish, which has an entry for each name it was ordered under. */
  dishId: Scalars['ID']['output'];
  /** Name of the dish when it was ordered. */
  dishName: Scalars['String']['output'];
};

/** List of what a kitchen cooks for one meal, for whom, and where it goes, without canceled orders. */
export type PrepSheet = {
  __typename?: 'PrepSheet';
  /** Dishes, the most portions first. */
  dishes: Array<PrepDish>;
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Orders in the order they were placed; at most one per plate of the day. */
  orders: Array<Order>;
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
  /** Changes since the cut-off of the meal; null until then. */
  supplement?: Maybe<PrepSupplement>;
};

/** Changes on a prep sheet since the cut-off of its meal, for a sheet printed before. */
export type PrepSupplement = {
  __typename?: 'PrepSupplement';
  /** Orders that were added or canceled, in chronological order; those of at most 100 orders. */
  changes: Array<PrepChange>;
  /** Cut-off of the meal. */
  cutOffAt: Scalars['DateTime']['output'];
  /** Dishes with portions added or canceled, by name. */
  dishes: Array<PrepDishChange>;
  /** Orders that are not canceled, and of which the kitchen changed allergens, diet or marks of a dish since the cut-off. Their lines say what changed since they were ordered. */
  reopenedOrders: Array<Order>;
};

/** Preview of the import, or the reason the file cannot be read. */
export type PreviewMealMenuImportResult = InvalidMenuFile | MealMenuImportPreview | MenuNotOpen | UploadFailed;

/** Preview of the import, or the reason the file cannot be read. */
export type PreviewMenuImportResult = InvalidMenuFile | MenuImportPreview | MenuNotOpen | UploadFailed;

/** The total differs from the one the customer saw. */
export type PriceChanged = Problem & {
  __typename?: 'PriceChanged';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Current total of the same dishes. */
  total: Money;
};

/** Urgency of a notification. */
export type Priority =
  /** Worth knowing right away. */
  | 'HIGH'
  /** Worth keeping for the record. */
  | 'LOW'
  /** Worth knowing today. */
  | 'MEDIUM'
  /** Needs action now. */
  | 'URGENT';

/** Expected refusal, with a message for people and a code for programs. */
export type Problem = {
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Stable code of a refusal for programs. Each value says what to do about it. */
export type ProblemCode =
  /** The email address belongs to an account that is not staff, or to staff: no two share one. Use another email address. */
  | 'ADDRESS_IN_USE'
  /** The viewer has no such address. Read the addresses again: this one was removed. */
  | 'ADDRESS_NOT_FOUND'
  /** A dish cannot go on sale before its allergens are given. Give the allergens of the dish, an empty list for none, and put it on sale then. */
  | 'ALLERGENS_UNANSWERED'
  /** Nothing was left to change: someone else was faster. Read the object again; do not repeat the request. */
  | 'ALREADY_DONE'
  /** The address belongs to a staff member, enabled or disabled. Enable the staff member again, or change their role. */
  | 'ALREADY_STAFF'
  /** The amount differs from the total of the order. Read the order again and send its total. */
  | 'AMOUNT_DIFFERS'
  /** The announcement was changed since this revision was read. Read the announcement again, and send what is still needed with its revision. */
  | 'ANNOUNCEMENT_CONFLICT'
  /** No announcement has this ID. Read the announcements again and use an ID from there. */
  | 'ANNOUNCEMENT_NOT_FOUND'
  /** The API token has expired, so it gets no new secret. Create a new API token, and revoke this one. */
  | 'API_TOKEN_EXPIRED'
  /** The viewer has no such API token. Read `apiTokens` again: this one was revoked. */
  | 'API_TOKEN_NOT_FOUND'
  /** The status of the application does not allow this; someone else may have changed it. Read the application again and decide by its present status. */
  | 'APPLICATION_MOVED'
  /** The application does not exist, or the viewer may not see it. Read the applications again and use an ID from there. */
  | 'APPLICATION_NOT_FOUND'
  /** The bill is already paid. Read the bill again; do not pay it twice. */
  | 'BILL_ALREADY_PAID'
  /** The amount is not that of the bill. Read the bill again and send its amount. */
  | 'BILL_AMOUNT_DIFFERS'
  /** The bill no longer has to be paid. Read the bills again, and pay the one that replaces it if there is one. */
  | 'BILL_IS_VOID'
  /** The decision can no longer be undone: the time is over, or a later decision depends on it. Make a new decision instead. */
  | 'CANNOT_UNDO'
  /** The cart is empty. Add a dish, then order. */
  | 'CART_IS_EMPTY'
  /** The category still has dishes. Move or remove its dishes first. */
  | 'CATEGORY_NOT_EMPTY'
  /** The request for a second factor has expired, was used, or was tried too often; begin again. Begin the sign-in or the proof from its first step. */
  | 'CHALLENGE_EXPIRED'
  /** The choices of some dishes are missing, too many, or no longer offered. Read the options of the listed dishes again and let the customer choose. */
  | 'CHOICES_CHANGED'
  /** The cities cannot be merged: the same city, different states or time zones, or ordering in the first is stopped. Choose another city of the same state and time zone, or allow ordering in the first again. */
  | 'CITIES_CANNOT_MERGE'
  /** The marketplace already has a city of this name and state. Use the existing city. */
  | 'CITY_EXISTS'
  /** The city has kitchens, so it cannot be removed. Merge the city into another one instead. */
  | 'CITY_HAS_KITCHENS'
  /** No city has this ID. Read `cities` again and use an ID from there. */
  | 'CITY_NOT_FOUND'
  /** No ZIP code belongs to a city of this name, so its coordinates are unknown. Check the spelling of the name, and the state. */
  | 'CITY_UNKNOWN'
  /** The kitchen with the EIN is approved; it must be suspended before the claim is accepted. Suspend the kitchen first, then accept the claim. */
  | 'CLAIMED_KITCHEN_SELLS'
  /** No claim has this ID. Read the claims again and use an ID from there. */
  | 'CLAIM_NOT_FOUND'
  /** The clock of the sandbox would be further ahead of real time than it may be. Move it less far, or start a sandbox with an empty database. */
  | 'CLOCK_TOO_FAR_AHEAD'
  /** The kitchen is already closed on some of these days. Choose days on which the kitchen is open, or remove the other closure. */
  | 'CLOSURES_OVERLAP'
  /** No closure has this ID. Read the closures again: this one was removed. */
  | 'CLOSURE_NOT_FOUND'
  /** The email with the code or link could not be sent. Request it again in a few minutes. */
  | 'CODE_NOT_SENT'
  /** The proposed step was decided by someone else, or is no longer needed, as `status` says. Read the proposal again: nothing is left to decide about it. */
  | 'CONDUCT_PROPOSAL_CLOSED'
  /** No proposed step has this ID. Read `conductProposals` again and use an ID from there. */
  | 'CONDUCT_PROPOSAL_NOT_FOUND'
  /** The amount is not what can be returned of the credit. Read the credit again and send its `askedBackAmount`, or its `amount` if that is null. */
  | 'CREDIT_AMOUNT_DIFFERS'
  /** Plans, unpaid orders or an open bill need the credit. Stop the plan, and settle its unpaid meals and bills first. */
  | 'CREDIT_IS_NEEDED'
  /** The kitchen takes no more orders for this meal. Choose a later meal. */
  | 'CUT_OFF_PASSED'
  /** The kitchen is closed on this day of the tiffin plan. Nothing is ordered or billed for this day; choose another one. */
  | 'DAY_CLOSED'
  /** The order of this day, or of a day of this plan, is being placed at this moment. Read the days again in a few seconds, then repeat the request. */
  | 'DAY_IS_BEING_ORDERED'
  /** The order of this day cannot be replaced, and stays as it is. Leave the day as it is, or skip it and order once instead. */
  | 'DAY_STAYS_ORDERED'
  /** Someone in the household never eats some dishes, and the customer did not accept them. Show the conflicts to the customer, and send those that they accept as `acceptedDietConflicts`. */
  | 'DIET_NOT_ACCEPTED'
  /** Dishes of the tiffin plan have other allergens, diet or marks than when it was agreed. Show the customer what changed and let them agree to the plan again. */
  | 'DISHES_CHANGED'
  /** Some dishes are not, or no longer, on the menu. Read the menu again and leave the missing dishes out. */
  | 'DISHES_NOT_ON_MENU'
  /** The kitchen cooks some dishes for other meals only. Leave the listed dishes out, or choose a meal that the kitchen cooks them for. */
  | 'DISH_NOT_COOKED'
  /** The dish is not on the viewer's menu. Read the menu again: the dish was removed. */
  | 'DISH_NOT_FOUND'
  /** No order of the meal has the dish. Read the prep sheet again: the orders with the dish were canceled. */
  | 'DISH_NOT_ORDERED'
  /** Some dishes cannot be ordered for this meal. Leave the listed dishes out, or choose another meal. */
  | 'DISH_UNAVAILABLE'
  /** Mandatory documents are not accepted yet. Accept the mandatory documents first. */
  | 'DOCUMENTS_NOT_ACCEPTED'
  /** The document is already decided, or was replaced. Read the application again and decide about its current documents. */
  | 'DOCUMENT_ALREADY_DECIDED'
  /** The document does not exist, or the viewer may not see it. Read the application again and use an ID from there. */
  | 'DOCUMENT_NOT_FOUND'
  /** A kitchen with this EIN is already registered. Sign in to the kitchen, or claim the EIN if it is yours. */
  | 'EIN_TAKEN'
  /** The link is unknown, expired or already used. Request a new link. */
  | 'EMAIL_LINK_INVALID'
  /** The email address of the account is not confirmed, which another unpaid order and a second factor need. Let the customer open the link in the email, or request another one. */
  | 'EMAIL_NOT_PROVEN'
  /** An account with this email address already exists. Sign in with this address, or register with another one. */
  | 'EMAIL_TAKEN'
  /** No such background job waits: it was tried again, dismissed, or given up 30 days ago. Read `failedJobs` again: someone else was faster. */
  | 'FAILED_JOB_NOT_FOUND'
  /** The setting of the feature was changed since it was read. Read the setting again, and send the change with its version. */
  | 'FEATURE_CHANGED'
  /** The feature is closed, or not open to the viewer in this city yet. Do not offer it to this viewer in this city; read `openFeatures` again later. */
  | 'FEATURE_NOT_AVAILABLE'
  /** The file is larger than 10 MiB. Send a smaller file. */
  | 'FILE_TOO_LARGE'
  /** The viewer must prove again who they are: the last proof is older than 10 minutes. Call `proveAgain`, then send the request again within 10 minutes. */
  | 'FRESH_PROOF_NEEDED'
  /** The kitchen does not offer delivery or pickup, or the address is too far to deliver (field deliveryAddress). Choose pickup, another address, or another kitchen. */
  | 'FULFILLMENT_UNAVAILABLE'
  /** The plates of the order were held for its payment and have been released. Place the order again. */
  | 'HOLD_ENDED'
  /** The household changed after the viewer read it, for example in another window. Read the household again, apply the change to what it is now, and save that. */
  | 'HOUSEHOLD_CONFLICT'
  /** The idempotency key was already used for a different request. Use a new key for a new request, and the same one only to repeat the same request. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The content of the file is not of an accepted type. Send a file of a type that `message` names; its content is inspected, not its name. */
  | 'INVALID_FILE_TYPE'
  /** A value in the request is not valid. Correct the value that `field` names, as `message` says, and send it again. */
  | 'INVALID_INPUT'
  /** The file cannot be read at all. Send a CSV file like the template, encoded in UTF-8. */
  | 'INVALID_MENU_FILE'
  /** No open invitation has this ID. Read the invitations again: this one is over. */
  | 'INVITATION_NOT_FOUND'
  /** The invitation is open, but its email could not be sent; it can be sent again. Send the invitation again in a few minutes. */
  | 'INVITATION_NOT_SENT'
  /** The invitation was used, withdrawn, sent again or has expired, or its sender may no longer invite. Ask an owner for a new invitation. */
  | 'INVITATION_OVER'
  /** A problem with this order was already reported. Read the order: it shows the problem that was reported. */
  | 'ISSUE_ALREADY_REPORTED'
  /** No problem was reported with this order. Read the order again; there is nothing to handle. */
  | 'ISSUE_NOT_FOUND'
  /** Order is not on its way or late yet, or its meal was too long ago. Wait until the order is on its way or late; after the limit of days, contact support. */
  | 'ISSUE_NOT_REPORTABLE'
  /** The marketplace has no such queue of background jobs. Read the names of the queues in `backgroundWork`. */
  | 'JOB_QUEUE_NOT_FOUND'
  /** The viewer's kitchen is not approved yet, so it cannot publish photos. Wait until the application of the kitchen is approved. */
  | 'KITCHEN_NOT_APPROVED'
  /** No kitchen has this ID. Read `suppliers` again and use an ID from there. */
  | 'KITCHEN_NOT_FOUND'
  /** The kitchen pauses for a while. Order for a day after the pause, or from another kitchen. */
  | 'KITCHEN_PAUSED'
  /** An admin paused the kitchen; its cook can end the pause on the day in `until`. Wait until the day in `until`, or contact support. */
  | 'KITCHEN_PAUSED_BY_STAFF'
  /** The kitchen does not take orders or does not exist. Choose another kitchen. */
  | 'KITCHEN_UNAVAILABLE'
  /** The account must have a second factor, and this is its only one. Add another second factor before removing this one. */
  | 'LAST_SECOND_FACTOR'
  /** The cut-off of some meals has passed, so their menus stay. Leave these meals out and send the others again. */
  | 'MEALS_CLOSED'
  /** The kitchen does not cook this meal, or these dishes for it, on some of the weekdays. Choose weekdays, a meal and dishes that the kitchen cooks. */
  | 'MEAL_NOT_COOKED'
  /** The category is not on the viewer's menu. Read the menu again: the category was removed. */
  | 'MENU_CATEGORY_NOT_FOUND'
  /** The record changed after the viewer read it, for example in another window. Read the record again, apply the change to what it is now, and save that. */
  | 'MENU_CONFLICT'
  /** The menu holds no more of these. Remove what is no longer offered first. */
  | 'MENU_IS_FULL'
  /** The viewer's kitchen is not approved yet, so its menu and week cannot be edited. Wait until the application of the kitchen is approved. */
  | 'MENU_NOT_OPEN'
  /** Some rows of the file are invalid, so nothing was stored. Correct the cells in `errors`, and import the whole file again. */
  | 'MENU_ROWS_INVALID'
  /** Money of the kitchen or the customer is not settled yet. Settle the refunds and payouts first. */
  | 'MONEY_OUTSTANDING'
  /** Staff may not disable themselves, change their own role, remove their own lost second factors, or send themselves a link for a new password, and the last owner stays an owner. Do what `message` names; for most of it, ask another owner. */
  | 'MUST_STAY'
  /** The order is already paid or canceled. Read the order again; do not charge anything. */
  | 'NOTHING_TO_PAY'
  /** No refund or payout to settle has this ID. Read the refunds and payouts again: this one is settled already. */
  | 'NOTHING_TO_SETTLE'
  /** The viewer has no such notification. Read the notifications again. */
  | 'NOTIFICATION_NOT_FOUND'
  /** The tiffin plan has no meal on this day, or it is over. Read the coming days of the plan and choose one of them. */
  | 'NOT_A_PLAN_DAY'
  /** The server is not a sandbox, or takes cards of Stripe. Start a server of your own with `SANDBOX=on`, for its cards without keys of Stripe. */
  | 'NOT_A_SANDBOX'
  /** The order is not delivered, its meal is not served yet, or it is too late to change the review. Wait until the meal is served; after the limit the review stays as it is. */
  | 'NOT_REVIEWABLE'
  /** The account has no second factor. Add a second factor first, if the account needs one. */
  | 'NO_SECOND_FACTOR'
  /** Staff have stopped ordering in the city or everywhere, for the reason in the message. Show the reason, and order again after `until`, or once `City.orderingStopped` is null. */
  | 'ORDERING_STOPPED'
  /** The days to close have open orders; the kitchen must keep or cancel them. Ask the cook whether to keep or to cancel the orders, and send that choice as `openOrders`. */
  | 'ORDERS_ON_CLOSED_DAYS'
  /** The viewer has orders that are neither delivered nor canceled. Cancel the orders, or wait until they are delivered. */
  | 'ORDERS_UNDER_WAY'
  /** Another request was faster: the order no longer has the status in `from`. Read the order again and choose a step from its present status. */
  | 'ORDER_MOVED_ON'
  /** The order does not exist or is not within reach of the viewer. Check the ID and who is signed in. */
  | 'ORDER_NOT_FOUND'
  /** The viewer has no such passkey. Read the passkeys again: this one was removed. */
  | 'PASSKEY_NOT_FOUND'
  /** The passkey is unknown, or its response is not valid. Try again with a passkey of this account, or use another second factor. */
  | 'PASSKEY_REFUSED'
  /** The passkey was already added to an account. Use the passkey as it is, or create another one. */
  | 'PASSKEY_TAKEN'
  /** The email with the link for a new password could not be sent; it can be sent again. Send the link again in a few minutes. */
  | 'PASSWORD_LINK_NOT_SENT'
  /** The link for a new password was used, sent again or has expired, or its sender may no longer manage staff. Ask an owner for a new link. */
  | 'PASSWORD_LINK_OVER'
  /** The payment is disputed; the bank holds the money until it decides. Wait for the decision of the bank; do not refund it. */
  | 'PAYMENT_DISPUTED'
  /** Online payment is disabled because the API keys of the card provider are not set. Pay at delivery or pickup; operators set the keys of the card provider. */
  | 'PAYMENT_NOT_CONFIGURED'
  /** No payment has this ID. Read the payments again and use an ID from there. */
  | 'PAYMENT_NOT_FOUND'
  /** The card provider is unavailable or refused the request; nothing was charged. Send the same request again in a minute; nothing is charged twice. */
  | 'PAYMENT_UNAVAILABLE'
  /** The card provider already paid this; paying it by hand would pay it twice. Do not pay it by hand; read the payout again. */
  | 'PAYOUT_AT_PROVIDER'
  /** The card provider was asked to pay this before its keys were removed; an admin must check whether it did. Look it up at the card provider; if there is no transfer, confirm that with `hasNoTransfer`. */
  | 'PAYOUT_UNCONFIRMED'
  /** The card provider was asked to pay this, and may have done so. Wait for the answer of the card provider, then read the payout again. */
  | 'PAYOUT_UNDER_WAY'
  /** No person has this ID. Search for the person and use an ID from there. */
  | 'PERSON_NOT_FOUND'
  /** The photo would not look good. Send a photo of at least the size that `message` names. */
  | 'PHOTO_TOO_SMALL'
  /** Someone in the household never eats some dishes of the plan, which was not agreed to. Show the conflicts to the customer, and let them agree, change the plan, or skip the day. */
  | 'PLAN_BREAKS_DIET'
  /** A bill of the tiffin plan is unpaid past its due time. Pay the bill; the plan continues then. */
  | 'PLAN_IS_UNPAID'
  /** The plates of the meal exceed the capacity of the kitchen for a day. Lower the plates of the meal, or raise the capacity of the kitchen first. */
  | 'PLATES_BEYOND_CAPACITY'
  /** The total differs from the one the customer saw. Quote the cart again, show the new total, and order with it once the customer agrees. */
  | 'PRICE_CHANGED'
  /** The viewer has no such device. Read the devices again, or add this one. */
  | 'PUSH_DEVICE_NOT_FOUND'
  /** Too many refunds of this payment were requested at the same time; this one was not made. Read the payment again in a minute, and refund what is left. */
  | 'REFUNDS_UNDER_WAY'
  /** The refund exceeds what is left of the payment, or the plates of a dish. Read the payment again and refund at most what is left. */
  | 'REFUND_TOO_LARGE'
  /** The kitchen cannot join, or a field is missing or invalid. Show `message`; when `field` is set, correct that field and send it again. */
  | 'REGISTRATION_REFUSED'
  /** The password cannot be reset by email: the account is of an admin, or of a kitchen, which has none. Admins ask an owner for a link; kitchens sign in by a mailed code. */
  | 'RESET_UNAVAILABLE'
  /** The viewer has no saved card with this ID. Read the saved card again; it may have been removed. */
  | 'SAVED_CARD_NOT_FOUND'
  /** The account may not itself do what the scope allows, so it cannot give it to a token. Leave the scope out, or let an account create the token that may do this. */
  | 'SCOPE_NOT_YOURS'
  /** The account has a second factor, which this path cannot ask for: sign in on the website, or by GraphQL. Sign in by GraphQL and complete it with `completeSignIn`. */
  | 'SECOND_FACTOR_NEEDED'
  /** No such session of the viewer is open. Read the open sessions again: this one has ended. */
  | 'SESSION_NOT_FOUND'
  /** The meal does not have enough plates left. Choose another meal, or fewer plates. */
  | 'SOLD_OUT'
  /** Required items of the checklist are not complete. Complete the items that `message` names, then submit again. */
  | 'STEPS_INCOMPLETE'
  /** This item of the checklist is already done. Read the checklist again; do not repeat the request. */
  | 'STEP_ALREADY_DONE'
  /** This item of the checklist cannot be changed during its review or after it is accepted. Wait for the decision; what is rejected can be changed again. */
  | 'STEP_CLOSED'
  /** This step does not follow the current status of the order. Read the order again and choose a step that follows its status. */
  | 'STEP_NOT_POSSIBLE'
  /** The step is the next one but too early: the meal still takes orders, or is not served yet. Send it again after `possibleFrom`. */
  | 'STEP_TOO_EARLY'
  /** No bill of tiffin plans has this ID. Read the bills again and use an ID from there. */
  | 'TIFFIN_BILL_NOT_FOUND'
  /** No credit that the viewer may change has this ID. Read the credits again and use an ID from there. */
  | 'TIFFIN_CREDIT_NOT_FOUND'
  /** The offered tiffin plan has no spot left on some of the weekdays for so many people. Choose other weekdays or fewer people, or join the waiting list. */
  | 'TIFFIN_OFFER_FULL'
  /** The kitchen offers as many tiffin plans as are allowed. Withdraw an offered plan first. */
  | 'TIFFIN_OFFER_LIMIT'
  /** No tiffin plan is offered under this ID. Read the plans that the kitchen offers again. */
  | 'TIFFIN_OFFER_NOT_FOUND'
  /** The tiffin plan was changed since this version was read. Read the plan again, apply the change to what it is now, and save that. */
  | 'TIFFIN_PLAN_CONFLICT'
  /** The viewer has as many tiffin plans as are allowed. Stop a plan first. */
  | 'TIFFIN_PLAN_LIMIT'
  /** The viewer has no tiffin plan with this ID. Read the plans of the viewer again and use an ID from there. */
  | 'TIFFIN_PLAN_NOT_FOUND'
  /** The tiffin plan was stopped. Start a new plan. */
  | 'TIFFIN_PLAN_STOPPED'
  /** The waiting list is as long as is allowed, the viewer is on as many as are allowed, or they did not use spots that were reserved for them in the last week. Leave another waiting list first, or try again later. */
  | 'TIFFIN_WAITLIST_LIMIT'
  /** The meal does not have enough portions left of some dishes. Lower the quantities of the listed dishes, or choose another meal. */
  | 'TOO_FEW_PORTIONS'
  /** The order can no longer be canceled. Contact the kitchen or support. */
  | 'TOO_LATE_TO_CANCEL'
  /** The step cannot be undone, or it is too late to undo it. Contact support if the step was wrong. */
  | 'TOO_LATE_TO_UNDO'
  /** The viewer has reached the maximum number of addresses. Remove an address first. */
  | 'TOO_MANY_ADDRESSES'
  /** As many announcements as are allowed are shown or waiting. End an announcement that is shown or waiting, and write this one again. */
  | 'TOO_MANY_ANNOUNCEMENTS'
  /** The viewer has reached the maximum number of API tokens. Revoke an API token first. */
  | 'TOO_MANY_API_TOKENS'
  /** Too many attempts in a short time; wait and try again. Wait for `retryAfterSeconds`, then send the same request again. */
  | 'TOO_MANY_ATTEMPTS'
  /** The limit of planned closures is reached. Remove a closure first. */
  | 'TOO_MANY_CLOSURES'
  /** The kitchen has reached its storage limit. Contact support, which can make room. */
  | 'TOO_MANY_DOCUMENTS'
  /** The viewer has as many exports under way, or started as many in a day, as one may have. Read `exports` and wait until one of them is ready. */
  | 'TOO_MANY_EXPORTS'
  /** The viewer has reached the maximum number of passkeys. Remove a passkey first. */
  | 'TOO_MANY_PASSKEYS'
  /** The viewer has as many webhook endpoints as one may have. Remove a webhook endpoint first. */
  | 'TOO_MANY_WEBHOOK_ENDPOINTS'
  /** No kitchen is registered with this EIN. Check the EIN, or register the kitchen. */
  | 'UNKNOWN_EIN'
  /** The limit of unpaid plates is reached; it applies until the first order of an account is delivered, and to all such accounts of one network together. Order at most `platesLeft` plates, cancel an unneeded order, or ask support to arrange payment. */
  | 'UNPAID_PLATES_LIMIT'
  /** The file did not arrive completely. Send the whole file again. */
  | 'UPLOAD_FAILED'
  /** The viewer has no such webhook delivery. Read `webhookDeliveries` again: deliveries are kept for 30 days. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** The webhook endpoint is disabled. Call `enableWebhookEndpoint` once the address accepts events. */
  | 'WEBHOOK_ENDPOINT_DISABLED'
  /** The viewer has no such webhook endpoint. Read `webhookEndpoints` again, and use an ID from there. */
  | 'WEBHOOK_ENDPOINT_NOT_FOUND'
  /** The week changed after the viewer read it, for example in another window. Read the week again, apply the change to what it is now, and save that. */
  | 'WEEK_CONFLICT'
  /** The code is wrong, expired, or was tried too often. Ask for the code again, or request a new one. */
  | 'WRONG_CODE'
  /** The email address or the password is wrong. Ask the person again; repeated attempts are limited. */
  | 'WRONG_CREDENTIALS'
  /** The EIN is malformed. Send nine digits, such as 12-3456789. */
  | 'WRONG_EIN_FORMAT';

/** Profile fields that people can change. */
export type ProfileInput = {
  /** Name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Phone number, such as (408) 555-0147. */
  phone: Scalars['String']['input'];
};

/** Ways in which the viewer can prove who they are. */
export type ProofStarted = {
  __typename?: 'ProofStarted';
  /** Token for proveAgain; works for 5 minutes and 5 tries. */
  challenge: Scalars['String']['output'];
  /** Time until which the proof can be completed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Options for navigator.credentials.get as JSON; null when the account has no passkey. */
  passkeyOptions?: Maybe<Scalars['String']['output']>;
  /** Ways open to the viewer: a second factor when the account has one; the easiest first. */
  ways: Array<ProofWay>;
};

/** Way in which a signed-in person proves who they are. */
export type ProofWay =
  /** Code of the authenticator app. */
  | 'AUTHENTICATOR'
  /** Code mailed to the address of the account. */
  | 'MAILED_CODE'
  /** Passkey of the account. */
  | 'PASSKEY'
  /** Password of the account. */
  | 'PASSWORD'
  /** Recovery code, which works once. */
  | 'RECOVERY_CODE';

/** Proof of who the viewer is, by one of the ways that startProof returned. */
export type ProveAgainInput = {
  /** Token from startProof. */
  challenge: Scalars['String']['input'];
  /** Code of the authenticator app, or a recovery code; case, spaces and dashes do not matter. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Code from the email that mailSignInCode sends. */
  mailedCode?: InputMaybe<Scalars['String']['input']>;
  /** Response of navigator.credentials.get as JSON, at most 16,000 characters. */
  passkeyResponse?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Renewed session, or why the proof was refused. */
export type ProveAgainResult = ChallengeExpired | InvalidInput | PasskeyRefused | ProvenAgain | TooManyAttempts | WrongCode | WrongCredentials;

/** The viewer proved who they are; for 10 minutes nothing asks again. Browsers get the new session as a cookie as well. */
export type ProvenAgain = {
  __typename?: 'ProvenAgain';
  /** Public ID of the new session; not a credential. */
  sessionId: Scalars['ID']['output'];
  /** Token of the new session, for API clients. */
  token: Scalars['String']['output'];
};

/** Task that the card provider refused or did not answer, until it is done. */
export type ProviderFailure = {
  __typename?: 'ProviderFailure';
  /** Amount of money concerned. */
  amount: Money;
  /** Time of the first failed attempt. */
  firstFailedAt: Scalars['DateTime']['output'];
  /** Opaque ID of the failure. */
  id: Scalars['ID']['output'];
  /** Error message of the card provider for the last attempt. */
  lastError: Scalars['String']['output'];
  /** Time of the last failed attempt. */
  lastFailedAt: Scalars['DateTime']['output'];
  /** Time of the next attempt; null when the task is paused. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** ID of the order; null if it is about none. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Whether it is retried automatically. */
  status: ProviderTaskStatus;
  /** Number of the order or bill, or the name of the kitchen that is paid. */
  subjectName: Scalars['String']['output'];
  /** Task of the provider. */
  task: ProviderTask;
  /** Number of attempts so far. */
  tries: Scalars['Int']['output'];
};

/** Page of a list. */
export type ProviderFailureConnection = {
  __typename?: 'ProviderFailureConnection';
  /** Entries with their cursors. */
  edges: Array<ProviderFailureEdge>;
  /** Entries without cursors. */
  nodes: Array<ProviderFailure>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type ProviderFailureEdge = {
  __typename?: 'ProviderFailureEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: ProviderFailure;
};

/** Request to the card provider. */
export type ProviderTask =
  /** Charges a bill of tiffin plans to the saved card of its customer. */
  | 'CHARGE_BILL'
  /** Deletes a saved card that was removed. */
  | 'FORGET_CARD'
  /** Stops the payment of a held order whose time is over, so that its plates are free. */
  | 'RELEASE_HOLD'
  /** Saves the card that a bill was paid with, as its customer agreed. */
  | 'SAVE_CARD'
  /** Pays a kitchen to its account with the card provider. */
  | 'SEND_PAYOUT'
  /** Sends money back to a card. */
  | 'SEND_REFUND'
  /** Makes sure that a payment cannot be made any more. */
  | 'STOP_PAYMENT';

/** Failure that was settled. */
export type ProviderTaskSettled = {
  __typename?: 'ProviderTaskSettled';
  /** ID of the failure. */
  failureId: Scalars['ID']['output'];
};

/** Whether a task is tried again by itself. */
export type ProviderTaskStatus =
  /** Refused too often; needs an admin. */
  | 'NEEDS_ATTENTION'
  /** Tried again at growing intervals. */
  | 'RETRYING';

/** Result of publishing, or the reason nothing was changed. */
export type PublishMealMenusResult = DishesNotOnMenu | InvalidInput | MealsClosed | MenuNotOpen | PublishedMealMenus;

/** Result of publishing menus of meals. */
export type PublishedMealMenus = {
  __typename?: 'PublishedMealMenus';
  /** Number of meals whose menus were published. */
  mealCount: Scalars['Int']['output'];
  /** Contents of tiffins of the day that customers ordered for these meals before, where the new menus say something else. The orders keep it. */
  orderedContents: Array<OrderedContent>;
  /** Dishes that customers ordered for these meals before, and that the new menus do not have. The orders stay. */
  stillOrdered: Array<StillOrdered>;
};

/** Browser that shows notifications to its owner. */
export type PushDevice = {
  __typename?: 'PushDevice';
  /** Time at which notifications were turned on there. */
  createdAt: Scalars['DateTime']['output'];
  /** SHA-256 of the endpoint, as base64url: tells a browser whether its subscription is the one that is known here. */
  endpointDigest: Scalars['String']['output'];
  /** Identifies the device; opaque. */
  id: Scalars['ID']['output'];
  /** Whether its push service still knows it. Where it does not, its browser subscribes again when its owner opens the site. */
  isReachable: Scalars['Boolean']['output'];
  /** Whether notifications were turned on in the current session. */
  isThisSession: Scalars['Boolean']['output'];
  /** Browser and system as the browser reports them, such as Chrome on Android; null when it does not. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Device as its browser describes it for web push. */
export type PushDeviceInput = {
  /** Secret shared with the device. */
  auth: Scalars['String']['input'];
  /** URL at which the browser’s push service takes messages for it. */
  endpoint: Scalars['String']['input'];
  /** Browser and system, such as Chrome on Android; at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Public key that messages are encrypted with. */
  p256dh: Scalars['String']['input'];
  /** Public key (`pushKey`) that the browser subscribed with. Keys are changed from time to time, and a device gets messages by its own key only; null when it is not known, and each key is tried. */
  serverKey?: InputMaybe<Scalars['String']['input']>;
};

/** The viewer has no such device. */
export type PushDeviceNotFound = Problem & {
  __typename?: 'PushDeviceNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type Query = {
  __typename?: 'Query';
  /** Returns the viewer's saved addresses, the default first. */
  addresses: Array<Address>;
  /** Tiffin plans of all customers, the newest first; stopped ones by when they were stopped. For admins. */
  allTiffinPlans: TiffinPlanConnection;
  /** Returns the announcements that are shown or waiting, or those that are over, the newest first; for admins. */
  announcements: AnnouncementConnection;
  /** Returns the API tokens of the viewer, at most 20, expired ones included, the newest first. */
  apiTokens: Array<ApiToken>;
  /** Returns one application; null when it is unknown or the viewer may not see it. */
  application?: Maybe<Application>;
  /** Counts applications by status; for admins. */
  applicationCounts: Array<ApplicationCount>;
  /** Returns applications, longest waiting first; for admins. */
  applications: ApplicationConnection;
  /** Returns every action that occurs in the audit trail; for admins. */
  auditActions: Array<Scalars['String']['output']>;
  /** Returns the audit trail, newest first; for admins. */
  auditEvents: AuditEventConnection;
  /** Exports the audit trail as a file; for admins. */
  auditExport: AuditExport;
  /** Queues of background jobs, the outbox and due webhooks, in all processes. For admins. */
  backgroundWork: BackgroundWork;
  /** Dishes of the viewer's kitchen that changed, also removed ones, the earliest change first; empty without an approved kitchen. */
  changedDishes: DishConnection;
  /** Returns the cities of the marketplace by name. */
  cities: CityConnection;
  /** Returns the orders of the days of a proposed step that count for a figure by their present status, the last served first. They may differ from the number in the figure, which was counted when the step was proposed. None when the ID is unknown. For staff. */
  conductOrders: OrderConnection;
  /** Returns one proposed step; null when the ID is unknown. For staff. */
  conductProposal?: Maybe<ConductProposal>;
  /** Returns proposed steps: the open ones, then the others, the last closed first. For staff. */
  conductProposals: ConductProposalConnection;
  /** Disputes of card payments, the newest first. For admins. */
  disputes: DisputeConnection;
  /** Returns events of the last 30 days, the oldest first: a kitchen's own, or those of all kitchens for staff with the right to read what they are about. API tokens read those of their scopes. */
  events: MarketplaceEventFeed;
  /** Returns an export of the viewer; null when it is not theirs. */
  export?: Maybe<Export>;
  /** Returns the exports of the viewer, of the kinds that they may read, the newest first. */
  exports: ExportConnection;
  /** Jobs that were given up after all their tries and that nothing repeats within the hour, the newest first. For admins. */
  failedJobs: FailedJobConnection;
  /** Viewer's favorite kitchens, the newest first, listed or not. */
  favorites: SupplierConnection;
  /** Returns the settings of all features; for admins. */
  featureFlags: Array<FeatureFlag>;
  /** Held order of the viewer, still held or not; null when there is none. */
  heldOrder?: Maybe<HeldOrder>;
  /** Returns the customer's household, which no one else reads; without people before one is saved. */
  household: Household;
  /** Returns one kitchen, listed or not; null when the ID is unknown. For admins. */
  kitchen?: Maybe<KitchenRecord>;
  /** Upcoming meals of the viewer's kitchen; null when the viewer has none. */
  kitchenAgenda?: Maybe<KitchenAgenda>;
  /** Orders of the viewer's kitchen for one day, by meal, then in the order they were placed. */
  kitchenOrders: OrderConnection;
  /** Tiffin plan with this ID, which events have, without its customer; null when it is not of the viewer's kitchen. Staff read those of all kitchens. */
  kitchenTiffinPlan?: Maybe<KitchenTiffinPlan>;
  /** Tiffin plans of the viewer's kitchen without their customers, the newest first; of all kitchens for staff. */
  kitchenTiffinPlans: KitchenTiffinPlanConnection;
  /** Orders placed today with the viewer's kitchen; null when the viewer has none. */
  kitchenToday?: Maybe<KitchenToday>;
  /** Returns all kitchens, listed or not, by name; for admins. */
  kitchens: KitchenRecordConnection;
  /** Returns the city that the customer chose last; null if none, or if it is no longer open. */
  lastCity?: Maybe<City>;
  /** Balances of the ledger accounts. For admins. */
  ledger: LedgerFigures;
  /** Returns the places of a ZIP code; empty when it is unknown. */
  lookupZipCode: Array<ZipCode>;
  /** Returns the signed-in user; null for an anonymous viewer. */
  me?: Maybe<User>;
  /** Returns the language in which the viewer gets emails and push notifications. */
  messageLanguage: Language;
  /** Returns how reliably the viewer's kitchen completed its orders; null without an approved one. */
  myConduct?: Maybe<KitchenConduct>;
  /** Returns the orders behind a figure of the viewer's kitchen, the last served first. */
  myConductOrders: OrderConnection;
  /** Returns the last 10 steps that admins took about the viewer's kitchen, the newest first. */
  myConductSteps: Array<ConductStepTaken>;
  /** Cooking week of the viewer's kitchen; null without an approved kitchen. */
  myCookingWeek?: Maybe<CookingWeek>;
  /** Exports all data stored about the viewer, as JSON text. */
  myData: Scalars['String']['output'];
  /** Returns the viewer's kitchen with its private fields; null without a kitchen. */
  myKitchen?: Maybe<KitchenAccount>;
  /** Whole menu of the viewer's kitchen; null without an approved kitchen. */
  myMenu?: Maybe<OwnMenu>;
  /** Menus of seven days of the viewer's kitchen; null without an approved kitchen. */
  myMenuWeek?: Maybe<MenuWeek>;
  /** Viewer's saved card; null if there is none. */
  mySavedCard?: Maybe<SavedCard>;
  /** Returns the open sessions of the viewer, at most 50, the one used last first. */
  mySessions: Array<Session>;
  /** Returns the viewer's kitchen; null without a kitchen. */
  mySupplier?: Maybe<Supplier>;
  /** Viewer's bills of tiffin plans, the newest first. With updatedSince those that changed. */
  myTiffinBills: TiffinBillConnection;
  /** Viewer's credit at each kitchen, the last changed first; at most 50. */
  myTiffinCredits: Array<TiffinCredit>;
  /** Tiffin plans that the viewer's kitchen offers, also those with a dish that is not on sale. */
  myTiffinOffers: OwnTiffinOffers;
  /** All of the viewer's tiffin plans, the newest first. */
  myTiffinPlans: TiffinPlanConnection;
  /** Offered tiffin plans that the viewer waits for. */
  myTiffinWaits: OwnTiffinWaits;
  /** Returns the open cities around a place, nearest first. */
  nearestCities: Array<City>;
  /** Returns the object with an ID; null when there is none that the viewer may read. */
  node?: Maybe<Node>;
  /** Returns the objects with these IDs, in their order; null in place of each that the viewer may not read. */
  nodes: Array<Maybe<Node>>;
  /** Returns the viewer's notification settings. */
  notificationSettings: NotificationSettings;
  /** Returns the viewer's notifications, newest first. */
  notifications: NotificationConnection;
  /** Returns the viewer's own application; null without a kitchen. */
  onboarding?: Maybe<Application>;
  /** Returns the features that are open to the viewer in the city of the viewer's kitchen, or, without a kitchen, wherever no city is needed. */
  openFeatures: Array<Feature>;
  /** Number of reported problems that no admin has marked as handled. For admins. */
  openOrderIssues: Scalars['Int']['output'];
  /** Work that waits for staff with the rights of the viewer, by kind. */
  openWork: Array<OpenWork>;
  /** Order with this ID; null when the viewer may not read it. */
  order?: Maybe<Order>;
  /** Returns listed kitchens that the customer has ordered from, the one ordered from last first. */
  orderedKitchens: Array<Supplier>;
  /** Returns the stops of ordering that are in force, the newest first; for admins. */
  orderingStops: Array<OrderingStop>;
  /** Orders, the newest first: a customer's own, a kitchen's, or all for an admin. With updatedSince those that changed. */
  orders: OrderConnection;
  /** Orders whose meal is today in their city's time zone, by status; statuses without orders are left out. */
  ordersOfToday: Array<OrdersOfToday>;
  /** Returns the API token that this request was made with; null in a session. */
  ownApiToken?: Maybe<ApiToken>;
  /** Earnings of the marketplace. For admins. */
  paymentAnalytics: PaymentAnalytics;
  /** Whether orders can be paid by card. */
  paymentConfiguration: PaymentConfiguration;
  /** Payments, the newest first: a customer's own, a kitchen's, or all for an admin. */
  payments: PaymentConnection;
  /** Payout with this ID; null when the viewer may not read it. */
  payout?: Maybe<Payout>;
  /** Whether payouts go automatically to the account of the viewer's kitchen with the card provider; null when it has none. */
  payoutAccountReady?: Maybe<Scalars['Boolean']['output']>;
  /** Payouts, the newest first: a kitchen's own, or all for an admin. With updatedSince those that changed. */
  payouts: PayoutConnection;
  /** Returns everyone with an account, by name; for admins. */
  people: PersonRecordConnection;
  /** Returns one person; null when the ID is unknown. For admins. */
  person?: Maybe<PersonRecord>;
  /** Returns the credits of demo photos (DEMO_PHOTOS), at most 100; empty without them. */
  photoCredits: Array<PhotoCredit>;
  /** Prep sheet of the viewer's kitchen for one meal. */
  prepSheet: PrepSheet;
  /** Refunds, payouts, payments to stop, charges and saved cards that the card provider refused or did not answer, the newest first. For admins. */
  providerFailures: ProviderFailureConnection;
  /** Devices that show notifications to the viewer, newest first; at most ten. */
  pushDevices: Array<PushDevice>;
  /** Public key of this marketplace for web push; null when push is not configured. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** Current price of a cart and the problems that prevent ordering it; null when the kitchen does not exist. */
  quoteCart?: Maybe<CartQuote>;
  /** Prices dishes as an offered tiffin plan has them; null when it was withdrawn. */
  quoteTiffinOffer?: Maybe<CartQuote>;
  /** Prices dishes as one of the viewer's tiffin plans would have them: on a day, from now on, or to agree to. Null when the plan is not of the viewer. */
  quoteTiffinPlan?: Maybe<CartQuote>;
  /** Refunds, the newest first: a customer's own, a kitchen's, or all for an admin. */
  refunds: RefundConnection;
  /** Past order as it would be if it were placed now; null when the viewer may not read it. */
  reorder?: Maybe<Reorder>;
  /** Returns the sandbox that this server is; null when it is none, as in production. */
  sandbox?: Maybe<Sandbox>;
  /** Returns kitchens, dishes and cuisines that a text names, the nearest first. Forgives the spelling of Indian dishes, in Latin and Devanagari script. */
  search: Array<SearchHit>;
  /** Orders of all kitchens, the newest first; for admins. */
  searchOrders: OrderConnection;
  /** Second factors of the viewer's account. */
  secondFactor: SecondFactor;
  /** Returns the open invitations to the staff, the latest first; for owners. */
  staffInvitations: Array<StaffInvitation>;
  /** Returns whose password a link sets; null when it is no longer valid. */
  staffLinkOffer?: Maybe<StaffLinkOffer>;
  /** Returns what an invitation offers; null when it is no longer valid. */
  staffOffer?: Maybe<StaffOffer>;
  /** Returns one kitchen; null when the ID is unknown. */
  supplier?: Maybe<Supplier>;
  /** Figures of the viewer's kitchen; null without an approved kitchen. */
  supplierAnalytics?: Maybe<SupplierAnalytics>;
  /** Returns how many kitchens the choices of a filter would leave. */
  supplierFacets: SupplierFacets;
  /** Returns the listed kitchens, filtered and sorted. */
  suppliers: SupplierConnection;
  /** Notes about an order, a kitchen or a person, the newest first; empty for an unknown ID. For support and admins. */
  supportNotes: SupportNoteConnection;
  /** Claims in a status, oldest first; at most 100. */
  taxIdClaims: Array<EinClaim>;
  /** Bills of tiffin plans of all customers, the newest first. With updatedSince, and without a filter, those that changed. For admins. */
  tiffinBills: TiffinBillConnection;
  /** Credit of all customers, the last changed first. For admins. */
  tiffinCredits: TiffinCreditConnection;
  /** Meals of the next 14 days that tiffin plans have from the viewer's kitchen; never more, so it has no pages. */
  tiffinForecast: Array<TiffinForecast>;
  /** Offered tiffin plan with this ID; null when it was withdrawn, or its kitchen is not public. */
  tiffinOffer?: Maybe<TiffinOffer>;
  /** Tiffin plan with this ID; null when it is not of the viewer. */
  tiffinPlan?: Maybe<TiffinPlan>;
  /** Starts, stops and skipped days of tiffin plans by week, the newest first; at most 13 weeks. For admins. */
  tiffinPlanWeeks: Array<TiffinPlanWeek>;
  /** Viewer's tiffin plans: those that run, then those that stopped or ended last; at most 50. `myTiffinPlans` has all of them. */
  tiffinPlans: Array<TiffinPlan>;
  /** Tiffin plans of one customer or of one kitchen, the newest first; for admins. */
  tiffinPlansOf: TiffinPlanConnection;
  /** Card payments and disputes that match no payment of ours and need review, the newest first. For admins. */
  unmatchedPayments: UnmatchedPaymentConnection;
  /** Number of unread notifications of the viewer. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** Earnings of the viewer's kitchen from delivered orders that are not in a payout yet, without disputed orders. */
  upcomingPayout: Money;
  /** Returns cities that are not open and have kitchens or are not announced, at most 100; for admins. */
  waitingCities: Array<City>;
  /** Returns what was sent to an endpoint of the viewer in 30 days, the newest first; of an endpoint that is not theirs, nothing. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** Returns the webhook endpoints of the viewer, at most 10, the newest first; of an API token those that it created. */
  webhookEndpoints: Array<WebhookEndpoint>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryallTiffinPlansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TiffinPlanFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  stopReason?: InputMaybe<TiffinStopReason>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryannouncementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isOver?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryapplicationArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryapplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  statuses?: InputMaybe<Array<OnboardingStatus>>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryauditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryauditExportArgs = {
  filter?: InputMaybe<AuditFilter>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerychangedDishesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  updatedSince: Scalars['DateTime']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerycitiesArgs = {
  activeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<Coordinates>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryconductOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: ConductMeasureKind;
  last?: InputMaybe<Scalars['Int']['input']>;
  proposalId: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryconductProposalArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryconductProposalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerydisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryeventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  types?: InputMaybe<Array<MarketplaceEventType>>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryexportArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryexportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryfailedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryfavoritesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryheldOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerykitchenArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerykitchenAgendaArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerykitchenOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  mealtime?: InputMaybe<Mealtime>;
  serviceDate?: InputMaybe<Scalars['LocalDate']['input']>;
  statuses?: InputMaybe<Array<OrderStatus>>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerykitchenTiffinPlanArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerykitchenTiffinPlansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerykitchensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  cityId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<SupplierStatus>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerylookupZipCodeArgs = {
  zipCode: Scalars['String']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerymyConductOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: ConductMeasureKind;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerymyMenuWeekArgs = {
  weeksAhead: Scalars['Int']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerymyTiffinBillsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerymyTiffinPlansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerynearestCitiesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  near: Coordinates;
  withinMiles?: InputMaybe<Scalars['Float']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerynodeArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerynodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerynotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryorderArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryorderedKitchensArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryordersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerypaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerypayoutArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerypayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerypeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  role?: InputMaybe<Role>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerypersonArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryprepSheetArgs = {
  mealtime: Mealtime;
  serviceDate: Scalars['LocalDate']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryproviderFailuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryquoteCartArgs = {
  input: QuoteCartInput;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryquoteTiffinOfferArgs = {
  lines: Array<CartLineInput>;
  offerId: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryquoteTiffinPlanArgs = {
  isAgreement?: InputMaybe<Scalars['Boolean']['input']>;
  lines: Array<CartLineInput>;
  planId: Scalars['ID']['input'];
  serviceDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryrefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryreorderArgs = {
  orderId: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerysearchArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerysearchOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  hasOpenIssue?: InputMaybe<Scalars['Boolean']['input']>;
  isDue?: InputMaybe<Scalars['Boolean']['input']>;
  isToDecide?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  serviceDate?: InputMaybe<Scalars['LocalDate']['input']>;
  statuses?: InputMaybe<Array<OrderStatus>>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerystaffLinkOfferArgs = {
  token: Scalars['String']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerystaffOfferArgs = {
  token: Scalars['String']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerysupplierArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerysupplierAnalyticsArgs = {
  weeks?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerysupplierFacetsArgs = {
  deliversTo?: InputMaybe<Coordinates>;
  filter: SupplierFilter;
  priceUnderCents?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerysuppliersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupplierFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<Coordinates>;
  sort?: InputMaybe<SupplierSort>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerysupportNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  subject: NoteSubject;
  subjectId: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerytaxIdClaimsArgs = {
  status?: InputMaybe<ClaimStatus>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerytiffinBillsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TiffinBillFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerytiffinCreditsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isAskedBack?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerytiffinOfferArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerytiffinPlanArgs = {
  id: Scalars['ID']['input'];
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerytiffinPlansOfArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QueryunmatchedPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights. */
export type QuerywebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  endpointId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Cart to price. */
export type QuoteCartInput = {
  /** Delivery address on one line that ends with a ZIP code; ignored for pickup. */
  deliveryAddress?: InputMaybe<Scalars['String']['input']>;
  /** Delivery or pickup, if chosen. */
  fulfillment?: InputMaybe<Fulfillment>;
  /** Dishes, at most 30. */
  lines: Array<CartLineInput>;
  /** Meal of that day, if chosen. */
  mealtime?: InputMaybe<Mealtime>;
  /** Service date, if chosen. */
  serviceDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** ID of the kitchen that cooks the dishes. */
  supplierId: Scalars['ID']['input'];
};

/** Dish in a cart with its price. */
export type QuotedLine = {
  __typename?: 'QuotedLine';
  /** IDs of the choices that the line was asked with. */
  choiceIds: Array<Scalars['ID']['output']>;
  /** Those of its choices that the dish has, as they are now, in the order of the menu. */
  choices: Array<OrderedChoice>;
  /** Dish as it is now. */
  dish: Dish;
  /** Price of all portions of the line. */
  lineTotal: Money;
  /** Content of a tiffin of the day for the chosen meal, empty until its cook has written it; null for every other dish, and without a meal. */
  mealContent?: Maybe<Scalars['String']['output']>;
  /** Number of portions. */
  quantity: Scalars['Int']['output'];
  /** Price of one portion with its choices. */
  unitPrice: Money;
};

/** Paid bill, or the reason its payment was not recorded. */
export type RecordBillPaymentResult = BillAlreadyPaid | BillAmountDiffers | TiffinBill | TiffinBillNotFound;

/** Credit without what was paid back, or the reason its return was not recorded. */
export type RecordCreditReturnResult = AlreadyDone | CreditAmountDiffers | CreditIsNeeded | TiffinCredit | TiffinCreditNotFound;

/** Payment, or the reason it was not recorded. */
export type RecordPaymentResult = NothingToPay | OrderNotFound | Payment;

/** New recovery codes; earlier ones no longer work. */
export type RecoveryCodesCreated = {
  __typename?: 'RecoveryCodesCreated';
  /** Recovery codes, shown only now. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** Refund to a customer. */
export type Refund = Node & {
  __typename?: 'Refund';
  /** Amount of the refund. */
  amount: Money;
  /** Cause of the refund. */
  cause: RefundCause;
  /** Time at which it was completed; null before. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which it was decided. */
  createdAt: Scalars['DateTime']['output'];
  /** Day by which the customer has the money. */
  expectedOn: Scalars['LocalDate']['output'];
  /** Opaque ID of the refund. */
  id: Scalars['ID']['output'];
  /** Refunded lines; empty when everything or an amount was refunded. */
  lines: Array<RefundLine>;
  /** Method of the payment and its refund. */
  method: PaymentMethod;
  /** ID of the order that was paid. */
  orderId: Scalars['ID']['output'];
  /** Number of the order that was paid. */
  orderNumber: Scalars['String']['output'];
  /** ID of the refunded payment. */
  paymentId: Scalars['ID']['output'];
  /** Reason given with the refund; null if none. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Status of the refund. */
  status: RefundStatus;
};

/** Cause of a refund. */
export type RefundCause =
  /** An admin decided it. */
  | 'ADMIN'
  /** The order was canceled. */
  | 'CANCELED'
  /** The money arrived after the hold had ended. */
  | 'LATE_PAYMENT';

/** Page of a list. */
export type RefundConnection = {
  __typename?: 'RefundConnection';
  /** Entries with their cursors. */
  edges: Array<RefundEdge>;
  /** Entries without cursors. */
  nodes: Array<Refund>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type RefundEdge = {
  __typename?: 'RefundEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Refund;
};

/** Refunded plates of a dish. */
export type RefundLine = {
  __typename?: 'RefundLine';
  /** Position of the line on the order, from 1. */
  position: Scalars['Int']['output'];
  /** Number of plates. */
  quantity: Scalars['Int']['output'];
};

/** Number of plates of an order line. */
export type RefundLineInput = {
  /** Position of the line on the order, from 1. */
  position: Scalars['Int']['input'];
  /** Number of plates. */
  quantity: Scalars['Int']['input'];
};

/** Refund of order lines, of an amount, or of everything that is left. */
export type RefundPaymentInput = {
  /** Amount in cents, instead of lines; both together are refused. */
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  /** Idempotency key, 8 to 100 characters; sent again it refunds nothing more, with another request it is refused. */
  idempotencyKey: Scalars['String']['input'];
  /** Plates to refund, if not all. */
  lines?: InputMaybe<Array<RefundLineInput>>;
  /** Payment to refund. */
  paymentId: Scalars['ID']['input'];
  /** Reason, at most 300 characters; shown to the customer and the kitchen. */
  reason: Scalars['String']['input'];
};

/** Refund, or the reason it was refused. */
export type RefundPaymentResult = FreshProofNeeded | IdempotencyConflict | InvalidInput | PaymentDisputed | PaymentNotFound | Refund | RefundTooLarge | RefundsUnderWay;

/** Status of a refund. */
export type RefundStatus =
  /** Not sent; support settles it by hand. */
  | 'FAILED'
  /** Decided, not sent yet. */
  | 'PENDING'
  /** The card provider is sending it. */
  | 'SENT'
  /** The money was returned. */
  | 'SUCCEEDED';

/** The refund exceeds what is left of the payment, or the plates of a dish. */
export type RefundTooLarge = Problem & {
  __typename?: 'RefundTooLarge';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Too many refunds of this payment were requested at the same time; this one was not made. */
export type RefundsUnderWay = Problem & {
  __typename?: 'RefundsUnderWay';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Order that did not move. */
export type RefusedOrder = {
  __typename?: 'RefusedOrder';
  /** ID of the order, as it was sent. */
  orderId: Scalars['ID']['output'];
  /** Reason it did not move. */
  problem: StepProblem;
};

/** Details of a new customer account. */
export type RegisterCustomerInput = {
  /** Email address; its case does not matter. */
  email: Scalars['String']['input'];
  /** Name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Password of at least 6 characters, and not one of the most common. */
  password: Scalars['String']['input'];
  /** Phone number, such as (408) 555-0147. */
  phone: Scalars['String']['input'];
};

/** New session, or why no account was opened. */
export type RegisterCustomerResult = EmailTaken | InvalidInput | SignedIn | TooManyAttempts;

/** Details of a home kitchen, from the three steps of the registration. */
export type RegisterSupplierInput = {
  /** Number and street. */
  address: Scalars['String']['input'];
  /** Kind of business; only home_kitchen can join. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** City; one that is new is added as coming soon. */
  city: Scalars['String']['input'];
  /** Name of the cook; defaults to the name of the kitchen. */
  cookName?: InputMaybe<Scalars['String']['input']>;
  /** Kind of cooking, such as South Indian. */
  cuisineType: Scalars['String']['input'];
  /** Band of meals per day: 5-10, 11-25, 26-50, 51-100 or 100+. */
  dailyCapacity: Scalars['String']['input'];
  /** Description of the food, in a sentence or two. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Employer Identification Number, such as 12-3456789. */
  ein: Scalars['String']['input'];
  /** Email address to sign in with; its case does not matter. */
  email: Scalars['String']['input'];
  /** Whether the kitchen has a commercial license. */
  hasCommercialLicense?: InputMaybe<Scalars['Boolean']['input']>;
  /** Confirms that the cook cooks in their own home kitchen. */
  homeKitchenAgreement: Scalars['Boolean']['input'];
  /** Whether it is a restaurant or a food truck. */
  isRestaurant?: InputMaybe<Scalars['Boolean']['input']>;
  /** Place of the kitchen: home, commercial or shared; only home can join. */
  kitchenLocation: Scalars['String']['input'];
  /** Name customers will see. */
  kitchenName: Scalars['String']['input'];
  /** Language in which the cook gets emails; English if left out. */
  language?: InputMaybe<Language>;
  /** Phone number, such as (408) 555-0147. */
  phone: Scalars['String']['input'];
  /** Two-letter state code. */
  state: Scalars['String']['input'];
  /** Five digits. */
  zipCode: Scalars['String']['input'];
};

/** Registration, or why it was refused. */
export type RegisterSupplierResult = EinTaken | EmailTaken | KitchenRegistered | RegistrationRefused | TooManyAttempts;

/** The kitchen cannot join, or a field is missing or invalid. */
export type RegistrationRefused = Problem & {
  __typename?: 'RegistrationRefused';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Step of the registration, 1 to 3, with the field to correct. */
  step: Scalars['Int']['output'];
  /** Title of two or three words. */
  title: Scalars['String']['output'];
};

/** Rejection of an application. */
export type RejectApplicationInput = {
  /** Application. */
  applicationId: Scalars['ID']['input'];
  /** Explanation of what the kitchen has to correct, at most 500 characters. */
  reason: Scalars['String']['input'];
};

/** Rejection of a document. */
export type RejectDocumentInput = {
  /** Document. */
  documentId: Scalars['ID']['input'];
  /** Explanation of what the kitchen has to correct, at most 500 characters. */
  reason: Scalars['String']['input'];
};

/** City that is remembered, or why none is. */
export type RememberCityResult = City | CityNotFound;

/** Removed address, or why it was not found. */
export type RemoveAddressResult = AddressNotFound | Removed;

/** Second factors that are left, or why nothing was removed. */
export type RemoveAuthenticatorResult = FreshProofNeeded | LastSecondFactor | NoSecondFactor | SecondFactor | TooManyAttempts;

/** Removed city, or why it was not removed. */
export type RemoveCityResult = CityHasKitchens | CityNotFound | RemovedCity;

/** Mealtime to remove from some weekdays. */
export type RemoveMealtimePlanInput = {
  /** Meal of those days. */
  mealtime: Mealtime;
  /** Version of the week that was read. */
  version: Scalars['Int']['input'];
  /** Weekdays, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** Second factors that are left, or why nothing was removed. */
export type RemovePasskeyResult = FreshProofNeeded | LastSecondFactor | PasskeyNotFound | SecondFactor | TooManyAttempts;

/** Removed device, or why it was not found. */
export type RemovePushDeviceResult = PushDeviceNotFound | Removed;

/** Removed card, or the reason none was removed. */
export type RemoveSavedCardResult = RemovedCard | SavedCardNotFound;

/** Note that was removed, or the reason it was not. */
export type RemoveSupportNoteResult = AlreadyDone | InvalidInput | RemovedSupportNote;

/** Endpoints that are left, or why nothing was removed. */
export type RemoveWebhookEndpointResult = WebhookEndpointNotFound | WebhookEndpointRemoved;

/** The entry was removed. */
export type Removed = {
  __typename?: 'Removed';
  /** ID of what was removed. */
  id: Scalars['ID']['output'];
};

/** Card that was removed. */
export type RemovedCard = {
  __typename?: 'RemovedCard';
  /** ID of the card. */
  cardId: Scalars['ID']['output'];
};

/** City that was removed from the marketplace. */
export type RemovedCity = {
  __typename?: 'RemovedCity';
  /** ID of the removed city. */
  id: Scalars['ID']['output'];
};

/** Note that was removed. */
export type RemovedSupportNote = {
  __typename?: 'RemovedSupportNote';
  /** ID of the note. */
  noteId: Scalars['ID']['output'];
};

/** New name of a passkey. */
export type RenamePasskeyInput = {
  /** Name, at most 60 characters. */
  name: Scalars['String']['input'];
  /** ID of the passkey. */
  passkeyId: Scalars['ID']['input'];
};

/** Renamed passkey, or why it was not renamed. */
export type RenamePasskeyResult = InvalidInput | Passkey | PasskeyNotFound;

/** Device with its new subscription, or why it was not renewed. */
export type RenewPushDeviceResult = InvalidInput | PushDevice | PushDeviceNotFound;

/** Past order as it would be if it were placed now. */
export type Reorder = {
  __typename?: 'Reorder';
  /** Names of the dishes whose price changed. */
  changedPrices: Array<Scalars['String']['output']>;
  /** Names of the dishes it no longer sells. */
  gone: Array<Scalars['String']['output']>;
  /** Names of the choices that their dishes no longer have, each with its dish. */
  goneChoices: Array<Scalars['String']['output']>;
  /** Dishes the kitchen still sells, at their current prices. */
  lines: Array<QuotedLine>;
  /** Next meal that has plates left and for which all dishes are cooked; null when there is none. */
  nextMeal?: Maybe<MealWindow>;
  /** Kitchen, which may no longer be listed. */
  supplier: Supplier;
};

/** Problem that a customer had with an order. */
export type ReportOrderIssueInput = {
  /** ID of the order. */
  orderId: Scalars['ID']['input'];
  /** Problem that the customer had. */
  reason: IssueReason;
  /** Details, at most 300 characters; required for OTHER. Shown to the kitchen and admins. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** Order with the reported problem, or the reason none was reported. */
export type ReportOrderIssueResult = InvalidInput | IssueAlreadyReported | IssueNotReportable | Order | OrderNotFound;

/** Delivery, which is tried again, or why it is not. */
export type ResendWebhookResult = TooManyAttempts | WebhookDelivery | WebhookDeliveryNotFound | WebhookEndpointDisabled;

/** Mailed code and the new password. */
export type ResetPasswordInput = {
  /** Code; case, spaces and the dash do not matter. */
  code: Scalars['String']['input'];
  /** Address that the code was mailed to; its case does not matter. */
  email: Scalars['String']['input'];
  /** Password of at least 6 characters, and not one of the most common. */
  newPassword: Scalars['String']['input'];
};

/** New session, the request for a second factor, or why the password was not reset. */
export type ResetPasswordResult = InvalidInput | ResetUnavailable | SecondFactorNeeded | SignedIn | TooManyAttempts | WrongCode;

/** The password cannot be reset by email: the account is of an admin, or of a kitchen, which has none. */
export type ResetUnavailable = Problem & {
  __typename?: 'ResetUnavailable';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Given-up jobs that are tried again. */
export type RetriedJobs = {
  __typename?: 'RetriedJobs';
  /** Name of their queue. */
  queue: Scalars['String']['output'];
  /** Number of jobs, at most 500 at a time. */
  retried: Scalars['Int']['output'];
};

/** Jobs that are tried again, or why none is. */
export type RetryFailedJobResult = FailedJobNotFound | JobQueueNotFound | RetriedJobs;

/** Task to retry, or the reason it is not retried. */
export type RetryProviderTaskResult = NothingToSettle | ProviderFailure;

/** Customer's rating and comment on a delivered order. */
export type Review = Node & {
  __typename?: 'Review';
  /** First name and initial of the author. */
  authorName: Scalars['String']['output'];
  /** Time at which it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque ID of the review. */
  id: Scalars['ID']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Time of the last change of the review or the name of its author, by the clock of the database, which sets it. Read changes with updatedSince of reviews. */
  updatedAt: Scalars['DateTime']['output'];
  /** Customer's comment; null without one. */
  words?: Maybe<Scalars['String']['output']>;
};

/** Page of a list. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** Entries with their cursors. */
  edges: Array<ReviewEdge>;
  /** Entries without cursors. */
  nodes: Array<Review>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Review;
};

/** Review of a delivered order. */
export type ReviewInput = {
  /** ID of the order. */
  orderId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Comment, at most 1000 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** Tokens that are left, or why nothing was revoked. */
export type RevokeApiTokenResult = ApiTokenNotFound | ApiTokenRevoked;

/** Role of a person in the marketplace. */
export type Role =
  /** Runs the marketplace. */
  | 'ADMIN'
  /** Orders meals. */
  | 'CUSTOMER'
  /** Runs a home kitchen. */
  | 'SUPPLIER';

/** Rotation of the secret of an API token. */
export type RotateApiTokenInput = {
  /** ID of the token. */
  id: Scalars['ID']['input'];
  /** Number of hours for which the earlier secret continues to work, 0 to 168. */
  overlapHours: Scalars['Int']['input'];
};

/** Token with its new secret, or why it was not rotated. */
export type RotateApiTokenResult = ApiTokenCreated | ApiTokenExpired | ApiTokenNotFound | FreshProofNeeded | InvalidInput | TooManyAttempts;

/** Rotation of the secret of a webhook endpoint. */
export type RotateWebhookSecretInput = {
  /** ID of the endpoint. */
  id: Scalars['ID']['input'];
  /** Number of hours for which the earlier secret signs as well, 0 to 168. */
  overlapHours: Scalars['Int']['input'];
};

/** Endpoint with its new secret, or why it has none. */
export type RotateWebhookSecretResult = FreshProofNeeded | InvalidInput | TooManyAttempts | WebhookEndpointNotFound | WebhookSecretIssued;

/** Server on which programs are tried out, with a clock that can be moved forward. */
export type Sandbox = {
  __typename?: 'Sandbox';
  /** Number of minutes that its clock is ahead of real time. */
  aheadMinutes: Scalars['Int']['output'];
  /** Time of its clock, by which everything is decided. */
  now: Scalars['DateTime']['output'];
};

/** Card of a sandbox, named for what comes of it. */
export type SandboxCard =
  /** Is declined. */
  | 'DECLINED'
  /** Pays, and is declined when it is charged without its owner, as for a bill. */
  | 'DECLINED_LATER'
  /** Pays once its owner has authenticated; is refused when it is charged without them, as for a bill. */
  | 'NEEDS_AUTHENTICATION'
  /** Pays 5 minutes later by the clock of the sandbox; immediately when it is charged without its owner. */
  | 'PAYS_LATER'
  /** Pays. */
  | 'SUCCEEDS';

/** Outcome of a card of a sandbox. */
export type SandboxCardOutcome =
  /** The owner did not authenticate, so nothing is paid. */
  | 'AUTHENTICATION_FAILED'
  /** The card was declined. */
  | 'DECLINED'
  /** Nothing is paid yet: send the same again with `isAuthenticated`. */
  | 'NEEDS_AUTHENTICATION'
  /** The payment is made. */
  | 'PAID'
  /** The payment is made some minutes later, by the clock of the sandbox. */
  | 'PAYS_LATER';

/** Outcome of a card of a sandbox. */
export type SandboxCardUsed = {
  __typename?: 'SandboxCardUsed';
  /** Outcome, which the card decides. */
  outcome: SandboxCardOutcome;
};

/** Saved address, or why it was not saved. */
export type SaveAddressResult = Address | AddressNotFound | InvalidInput | TooManyAddresses;

/** Saved household, or the reason it was not saved. */
export type SaveHouseholdResult = Household | HouseholdConflict | InvalidInput;

/** Viewer's card that their weekly bills of tiffin plans are charged to. */
export type SavedCard = {
  __typename?: 'SavedCard';
  /** Brand of the card, such as Visa. */
  brand: Scalars['String']['output'];
  /** Time at which the customer agreed to have bills charged to it. */
  consentedAt: Scalars['DateTime']['output'];
  /** Last month in which it is valid, from 1. */
  expiryMonth: Scalars['Int']['output'];
  /** Year of that month. */
  expiryYear: Scalars['Int']['output'];
  /** Opaque ID of the card. */
  id: Scalars['ID']['output'];
  /** Last four digits of its number. */
  lastFour: Scalars['String']['output'];
};

/** The viewer has no saved card with this ID. */
export type SavedCardNotFound = Problem & {
  __typename?: 'SavedCardNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The account may not itself do what the scope allows, so it cannot give it to a token. */
export type ScopeNotYours = Problem & {
  __typename?: 'ScopeNotYours';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Kitchen, dish or cuisine that a search found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** Kind of the result. */
  kind: SearchHitKind;
  /** Way in which the text found it. */
  match: SearchMatch;
  /** Name of the kitchen, dish or cuisine. */
  name: Scalars['String']['output'];
  /** ID of the kitchen, or of the best rated one that sells the dish; null for a cuisine. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Name of that kitchen; null for a cuisine. */
  supplierName?: Maybe<Scalars['String']['output']>;
};

/** Kind of a search result. */
export type SearchHitKind =
  /** Cuisine that a kitchen of the place cooks. */
  | 'CUISINE'
  /** Dish on sale. */
  | 'DISH'
  /** Kitchen. */
  | 'KITCHEN';

/** Way in which a search found something, the nearest first. */
export type SearchMatch =
  /** Name that equals the text. */
  | 'EXACT'
  /** Name whose first words are the text. */
  | 'PREFIX'
  /** Anything else: the cuisine, the menu category, the diet or a mark. */
  | 'RELATED'
  /** Name with words of a similar spelling. */
  | 'SIMILAR'
  /** Name with other words for the same. */
  | 'SYNONYM'
  /** Name with words that begin with those of the text. */
  | 'WORDS';

/** Second factors of the viewer's account. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Authenticator app; null without one. */
  authenticator?: Maybe<Authenticator>;
  /** Whether the account must have a second factor. */
  isRequired: Scalars['Boolean']['output'];
  /** Whether this session can do nothing else until a second factor is added. */
  isSetupNeeded: Scalars['Boolean']['output'];
  /** Passkeys, the oldest first; at most 10. */
  passkeys: Array<Passkey>;
  /** Number of recovery codes that are not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The second factor was added. */
export type SecondFactorAdded = {
  __typename?: 'SecondFactorAdded';
  /** Recovery codes, shown only now; null when the account already has some. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Second factors with the new one. */
  secondFactor: SecondFactor;
};

/** The first factor was correct, and the account has a second one: completeSignIn opens the session with it. */
export type SecondFactorNeeded = {
  __typename?: 'SecondFactorNeeded';
  /** Token of this sign-in, for completeSignIn; works for 5 minutes, 5 tries and one success. */
  challenge: Scalars['String']['output'];
  /** Time until which the sign-in can be completed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Options for navigator.credentials.get as JSON; null when the account has no passkey. */
  passkeyOptions?: Maybe<Scalars['String']['output']>;
  /** Ways open to this account, the easiest first. */
  ways: Array<FactorWay>;
};

/** The account has a second factor, which this path cannot ask for: sign in on the website, or by GraphQL. */
export type SecondFactorOnWebsite = Problem & {
  __typename?: 'SecondFactorOnWebsite';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Staff member who gets a link for a new password, with the reason. */
export type SendPasswordLinkInput = {
  /** ID of the staff member. */
  personId: Scalars['ID']['input'];
  /** Reason, at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** Staff member who got the link, or the reason it was not sent. */
export type SendPasswordLinkResult = FreshProofNeeded | InvalidInput | MustStay | PasswordLinkNotSent | PersonNotFound | PersonRecord | TooManyAttempts;

/** Delivery of a test event, or why none is sent. */
export type SendTestEventResult = TooManyAttempts | WebhookDelivery | WebhookEndpointDisabled | WebhookEndpointNotFound;

/** Signed-in browser or API client of the viewer. */
export type Session = {
  __typename?: 'Session';
  /** Time of the sign-in. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and operating system at the sign-in, such as "Chrome on Android"; null if unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** Time at which it ends, used or not. */
  expiresAt: Scalars['DateTime']['output'];
  /** Public ID of the session; not a credential. */
  id: Scalars['ID']['output'];
  /** Whether this request was made in this session. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of the last use, at most five minutes behind. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Network of the sign-in, without the part that names a household, such as "203.0.113.x"; null if unknown. */
  network?: Maybe<Scalars['String']['output']>;
};

/** No such session of the viewer is open. */
export type SessionNotFound = Problem & {
  __typename?: 'SessionNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Setting of a feature. */
export type SetFeatureFlagInput = {
  /** IDs of 1 to 50 cities; all cities when omitted. Ignored unless the status is PART. */
  cityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Feature. */
  feature: Feature;
  /** Percentage of people, 0 to 100; 100 when omitted. Ignored unless the status is PART. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the people for whom it is open. */
  status: FeatureStatus;
  /** Version of the setting that was read. A setting that was changed since is refused with FEATURE_CHANGED. */
  version: Scalars['Int']['input'];
};

/** Setting of the feature, or why nothing was changed. */
export type SetFeatureFlagResult = CityNotFound | FeatureChanged | FeatureFlag | InvalidInput;

/** New password of a staff member, with the token that allows it. */
export type SetStaffPasswordInput = {
  /** Password of at least 12 characters, and not one of the most common. */
  newPassword: Scalars['String']['input'];
  /** Token from the link in the email. */
  token: Scalars['String']['input'];
};

/** New session of the staff member, the second factor that is needed, or why nothing was changed. */
export type SetStaffPasswordResult = InvalidInput | PasswordLinkOver | SecondFactorNeeded | SignedIn;

/** Settled failure, or the reason it was not settled. */
export type SettleProviderTaskResult = NothingToSettle | ProviderTaskSettled;

/** Settled refund, or the reason it was not settled. */
export type SettleRefundResult = NothingToSettle | Refund;

/** Signature of an agreement. */
export type SignAgreementInput = {
  /** Whether the signer has read and understood the agreement. */
  acknowledged: Scalars['Boolean']['input'];
  /** Full legal name; it is the electronic signature. */
  fullName: Scalars['String']['input'];
  /** Time by the signer's clock; stored as a note, the server's time counts. */
  signedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Agreement: SUPPLIER_AGREEMENT or NDA. */
  stepId: OnboardingStepId;
};

/** Code mailed to a kitchen during sign-in. */
export type SignInCodeInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
  /** ID of the sign-in, as returned when the code was sent. */
  signInId: Scalars['ID']['input'];
};

/** The request was accepted. Does not reveal whether the address has an account. */
export type SignInCodeMailed = {
  __typename?: 'SignInCodeMailed';
  /** Text for people: what to do next. */
  message: Scalars['String']['output'];
};

/** Credentials of a customer or an admin. */
export type SignInCustomerInput = {
  /** Email address; its case does not matter. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** New session, the request for a second factor, or why sign-in failed. */
export type SignInCustomerResult = InvalidInput | SecondFactorNeeded | SignedIn | TooManyAttempts | WrongCredentials;

/** Credentials of a kitchen. */
export type SignInSupplierInput = {
  /** EIN the kitchen registered with, such as 12-3456789. */
  ein: Scalars['String']['input'];
  /** Email address it registered with. */
  email: Scalars['String']['input'];
};

/** New session, the code sent, or why sign-in failed. */
export type SignInSupplierResult = CodeNotSent | CodeSent | InvalidInput | SecondFactorNeeded | SupplierSignedIn | TooManyAttempts | UnknownEin | WrongCredentials | WrongEinFormat;

/** New session, the next step, or why the code was refused. */
export type SignInWithMailedCodeResult = InvalidInput | PasswordNeeded | SecondFactorNeeded | SignedIn | SupplierSignedIn | TooManyAttempts | WrongCode | WrongCredentials;

/** Signed agreement. */
export type Signature = {
  __typename?: 'Signature';
  /** Version of the signed text. */
  agreementVersion: Scalars['String']['output'];
  /** Full legal name, as typed: the electronic signature. */
  fullName: Scalars['String']['output'];
  /** Identifies the signature; opaque. */
  id: Scalars['ID']['output'];
  /** Time it was signed, by the server’s clock. */
  signedAt: Scalars['DateTime']['output'];
  /** Agreement. */
  stepId: OnboardingStepId;
};

/** The sign-in succeeded. Browsers get the session as a cookie as well. */
export type SignedIn = {
  __typename?: 'SignedIn';
  /** Whether the account must have a second factor and has none: until it is added, sessions opened from now on do nothing else. */
  isSecondFactorDue: Scalars['Boolean']['output'];
  /** Whether this sign-in took the account over from the person who had opened it with this address: their sessions and password are gone, and so are the name, phone number and addresses. */
  isTakenOver: Scalars['Boolean']['output'];
  /** Public ID of the session; not a credential. */
  sessionId: Scalars['ID']['output'];
  /** Token for API clients, to send as Authorization: Bearer. Returned only once; browsers can ignore it. */
  token: Scalars['String']['output'];
  /** Signed-in user. */
  user: User;
};

/** The client is signed out. */
export type SignedOut = {
  __typename?: 'SignedOut';
  /** Whether there was a session to end. */
  wasSignedIn: Scalars['Boolean']['output'];
};

/** All sessions of the viewer ended. */
export type SignedOutEverywhere = {
  __typename?: 'SignedOutEverywhere';
  /** Number of sessions that ended, including the current one. */
  sessionsEnded: Scalars['Int']['output'];
};

/** Days that all tiffin plans of the customer skip. */
export type SkipTiffinDaysInput = {
  /** First day. */
  from: Scalars['LocalDate']['input'];
  /** Last day, at most 56 days after today. */
  until: Scalars['LocalDate']['input'];
};

/** Plans after the change and what could not be skipped, or the reason nothing changed. */
export type SkipTiffinDaysResult = InvalidInput | SkippedTiffinDays;

/** Plans of the viewer after a range of days was skipped. */
export type SkippedTiffinDays = {
  __typename?: 'SkippedTiffinDays';
  /** Days that could not be skipped, such as those past their cut-off. */
  notSkipped: Array<TiffinDayNotSkipped>;
  /** Plans, those that run first. */
  plans: Array<TiffinPlan>;
};

/** The meal does not have enough plates left. */
export type SoldOut = Problem & {
  __typename?: 'SoldOut';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Number of plates left. */
  platesLeft: Scalars['Int']['output'];
};

/** Open invitation to join the staff. */
export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  /** Address that it was mailed to, in lower case. */
  email: Scalars['String']['output'];
  /** Time it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifies the invitation; not a credential. */
  id: Scalars['ID']['output'];
  /** Name of the person who sent it. */
  invitedByName: Scalars['String']['output'];
  /** Time it was last sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Role that the person will have. */
  staffRole: StaffRole;
};

/** Account whose password a link sets, for the person who has the link. */
export type StaffLinkOffer = {
  __typename?: 'StaffLinkOffer';
  /** Address that the link was mailed to. */
  email: Scalars['String']['output'];
  /** Name of the staff member. */
  name: Scalars['String']['output'];
};

/** Offer of an invitation, for the person who has its link. */
export type StaffOffer = {
  __typename?: 'StaffOffer';
  /** Address that was invited. */
  email: Scalars['String']['output'];
  /** Name of the person who invites. */
  invitedByName: Scalars['String']['output'];
  /** Role that the person will have. */
  staffRole: StaffRole;
};

/** Right of a staff member. */
export type StaffRight =
  /** Cancel and confirm orders, and handle reported problems. */
  | 'HELP_ORDERS'
  /** See background jobs, and try again or dismiss those that were given up. */
  | 'MANAGE_BACKGROUND_WORK'
  /** Add, open, close, merge and remove cities. */
  | 'MANAGE_CITIES'
  /** Open features for cities and parts of the people, and close them. */
  | 'MANAGE_FEATURES'
  /** Suspend and reinstate kitchens. */
  | 'MANAGE_KITCHENS'
  /** Disable and enable accounts of customers and kitchens, and sign them out. */
  | 'MANAGE_PEOPLE'
  /** Invite staff, change their roles, and disable and enable their accounts. */
  | 'MANAGE_STAFF'
  /** Move the clock of a sandbox forward. */
  | 'MOVE_CLOCK'
  /** Pay kitchens, adjust their balances, and run the tasks of the card provider. */
  | 'PAY_OUT'
  /** Refund payments, and record money that was received or paid back by hand. */
  | 'REFUND'
  /** Remove notes of other staff. */
  | 'REMOVE_NOTES'
  /** Read applications with their documents, and decide about them. */
  | 'REVIEW_KITCHENS'
  /** Read and export the audit trail. */
  | 'SEE_AUDIT'
  /** Read the records of kitchens, listed or not. */
  | 'SEE_KITCHENS'
  /** Read payments, refunds, payouts, disputes and the ledger. */
  | 'SEE_MONEY'
  /** Read all orders and the problems that customers report. */
  | 'SEE_ORDERS'
  /** Read who has an account. */
  | 'SEE_PEOPLE'
  /** See the product as a customer or a kitchen sees it, without changing anything. */
  | 'VIEW_AS'
  /** Read and write notes of staff about orders, kitchens and people. */
  | 'WRITE_NOTES';

/** Role of a staff member, which decides what they may see and do. */
export type StaffRole =
  /** Runs the marketplace; everything but managing staff. */
  | 'ADMIN'
  /** Handles payments, refunds and payouts. */
  | 'FINANCE'
  /** May do everything, including managing staff. */
  | 'OWNER'
  /** Reviews the applications of kitchens. */
  | 'REVIEWER'
  /** Helps customers and kitchens with their orders. */
  | 'SUPPORT';

/** Secret for the app, or why there is none. */
export type StartAuthenticatorResult = AuthenticatorStarted | EmailNotProven | FreshProofNeeded | TooManyAttempts;

/** Confirmation that codes are on their way, or why none were mailed. */
export type StartEmailChangeResult = CodeNotSent | EmailChangeStarted | FreshProofNeeded | InvalidInput | TooManyAttempts;

/** Export to start. */
export type StartExportInput = {
  /** Format of the file. */
  format: ExportFormat;
  /** First day. */
  from: Scalars['LocalDate']['input'];
  /** Idempotency key, 8 to 100 characters; sent again it returns the first export, with another request it is refused. */
  idempotencyKey: Scalars['String']['input'];
  /** Kind of rows. */
  kind: ExportKind;
  /** ID of a kitchen, for staff; all kitchens without one. Kitchens export their own. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, at most 366 days in all. */
  to: Scalars['LocalDate']['input'];
};

/** Export that waits, or the reason none was started. */
export type StartExportResult = Export | IdempotencyConflict | InvalidInput | KitchenNotFound | TooManyExports;

/** Options for the browser, or why no passkey can be added. */
export type StartPasskeyResult = EmailNotProven | FreshProofNeeded | PasskeyStarted | TooManyAttempts | TooManyPasskeys;

/** Sign-in that has begun, or why it has not. */
export type StartPasskeySignInResult = PasskeySignIn | TooManyAttempts;

/** Order to pay. */
export type StartPaymentInput = {
  /** Order of the viewer that is held or due. */
  orderId: Scalars['ID']['input'];
};

/** Data for the payment form, or the reason nothing can be paid. */
export type StartPaymentResult = AmountDiffers | HoldEnded | NothingToPay | OrderNotFound | PaymentNotConfigured | PaymentStarted | PaymentUnavailable;

/** Ways to prove who the viewer is, or why there are none now. */
export type StartProofResult = ProofStarted | TooManyAttempts;

/** Data for the payment form, or the reason nothing can be paid. */
export type StartTiffinBillPaymentResult = BillAlreadyPaid | BillIsVoid | PaymentNotConfigured | PaymentStarted | PaymentUnavailable | TiffinBillNotFound | TooManyAttempts;

/** Tiffin plan to start. */
export type StartTiffinPlanInput = {
  /** IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them. */
  acceptedDietConflicts?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Delivery address on one line, as `PlaceOrderInput.deliveryAddress`. Required for delivery. */
  deliveryAddress?: InputMaybe<Scalars['String']['input']>;
  /** Last day, within a year of the first; null for a plan that runs until it is stopped. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Total of one meal the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: Scalars['Int']['input'];
  /** Delivery or pickup. */
  fulfillment: Fulfillment;
  /** Whether the customer agreed to `TiffinPlan.consent` with this total; refused if not. */
  hasConsented: Scalars['Boolean']['input'];
  /** Idempotency key, 8 to 100 characters. Sent again with the same request it returns the plan that was started; with another request it is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Dishes of each meal, at most 30. */
  lines: Array<CartLineInput>;
  /** Meal of each day. */
  mealtime: Mealtime;
  /** Note to the cook, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** ID of the offer it is started from, whose dishes, days and prices it has; null for dishes of the menu at its prices. */
  offerId?: InputMaybe<Scalars['ID']['input']>;
  /** First day, within 60 days. */
  startsOn: Scalars['LocalDate']['input'];
  /** ID of the kitchen. */
  supplierId: Scalars['ID']['input'];
  /** Delivery addresses of weekdays that have another one, each at most once; null for none. Ignored for pickup. */
  weekdayAddresses?: InputMaybe<Array<WeekdayAddressInput>>;
  /** Weekdays, from 0, Sunday, to 6, Saturday; at least one. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** Started plan, or the reason there is none. */
export type StartTiffinPlanResult = ChoicesChanged | CutOffPassed | DietNotAccepted | DishUnavailable | EmailNotProven | FeatureNotAvailable | FulfillmentUnavailable | IdempotencyConflict | InvalidInput | KitchenPaused | KitchenUnavailable | MealNotCooked | OrderingStopped | PriceChanged | TiffinOfferFull | TiffinOfferNotFound | TiffinPlan | TiffinPlanLimit;

/** Person as whom a staff member wants to see the product, with the reason. */
export type StartViewAsInput = {
  /** ID of the customer or the owner of the kitchen. */
  personId: Scalars['ID']['input'];
  /** Reason, at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** Person as whom the session sees the product, or the reason it does not. */
export type StartViewAsResult = FreshProofNeeded | InvalidInput | PersonNotFound | ViewChanged;

/** This item of the checklist is already done. */
export type StepAlreadyDone = Problem & {
  __typename?: 'StepAlreadyDone';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Section of the onboarding checklist. */
export type StepCategory =
  /** Legal Agreements. */
  | 'AGREEMENT'
  /** Business Documentation. */
  | 'BUSINESS'
  /** Financial Information. */
  | 'FINANCIAL'
  /** Operational Procedures. */
  | 'OPERATIONAL'
  /** Food Safety Certifications. */
  | 'SAFETY'
  /** Special Certifications. */
  | 'SPECIAL';

/** This item of the checklist cannot be changed during its review or after it is accepted. */
export type StepClosed = Problem & {
  __typename?: 'StepClosed';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** This step does not follow the current status of the order. */
export type StepNotPossible = Problem & {
  __typename?: 'StepNotPossible';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Reason an order did not move. */
export type StepProblem = OrderMovedOn | OrderNotFound | StepNotPossible | StepTooEarly;

/** Status of an item of the checklist. */
export type StepStatus =
  /** Signed, verified, or accepted by an admin. */
  | 'APPROVED'
  /** Nothing was submitted yet. */
  | 'PENDING'
  /** The document was rejected; another one is needed. */
  | 'REJECTED'
  /** A document was submitted and is not decided. */
  | 'SUBMITTED';

/** The step is the next one but too early: the meal still takes orders, or is not served yet. */
export type StepTooEarly = Problem & {
  __typename?: 'StepTooEarly';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Earliest time of the step. */
  possibleFrom: Scalars['DateTime']['output'];
};

/** Required items of the checklist are not complete. */
export type StepsIncomplete = Problem & {
  __typename?: 'StepsIncomplete';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Items concerned. */
  stepIds: Array<OnboardingStepId>;
};

/** Dish that is not on the menu of a meal, but in orders that were placed for it before. */
export type StillOrdered = {
  __typename?: 'StillOrdered';
  /** ID of the dish. */
  dishId: Scalars['ID']['output'];
  /** Name of the dish when it was ordered. */
  dishName: Scalars['String']['output'];
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Number of orders that have it and are not canceled. */
  orders: Scalars['Int']['output'];
  /** Service date. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Stop of ordering. */
export type StopOrderingInput = {
  /** ID of the city; null for all cities. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason for customers, on one line, 1 to 200 characters. */
  reason: Scalars['String']['input'];
  /** Time at which ordering is allowed again automatically, at most 60 days ahead; null until staff allow it. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Stop that is in force, or why nothing was changed. */
export type StopOrderingResult = CityNotFound | InvalidInput | OrderingStop;

/** Stopped plan, or the reason it continues. */
export type StopTiffinPlanResult = DayIsBeingOrdered | InvalidInput | TiffinPlan | TiffinPlanNotFound | TiffinPlanStopped;

/** Document to submit for an item of the checklist. */
export type SubmitDocumentInput = {
  /** DocumentUrl returned by the upload. */
  documentUrl: Scalars['String']['input'];
  /** Item. */
  stepId: OnboardingStepId;
};

/** Submitted application, or why it was not submitted. */
export type SubmitForReviewResult = Application | ApplicationMoved | ApplicationNotFound | StepsIncomplete;

/** Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Notifies admins whenever an application is submitted, reviewed or decided. */
  applicationsChanged: ApplicationChange;
  /** Sends each new or changed order of the viewer's kitchen; null when the viewer may no longer read it. */
  kitchenOrdersChanged?: Maybe<Order>;
  /** Emits each new notification of the viewer; null for one that was dismissed in the meantime. */
  notificationReceived?: Maybe<Notification>;
  /** Sends an order of the viewer whenever it changes; null when the viewer may no longer read it. */
  orderChanged?: Maybe<Order>;
  /** Sends a prep sheet of the viewer's kitchen whenever a dish is ticked on it. */
  prepSheetTicked: PrepSheet;
  /** Emits a kitchen whenever its menu, plates or profile change; null once it is not listed. */
  supplierChanged?: Maybe<Supplier>;
  /** Sends the forecast of the viewer's kitchen whenever a tiffin plan changes it. */
  tiffinForecastChanged: Array<TiffinForecast>;
  /** Sends a tiffin plan of the viewer whenever the plan, a day, an order or a bill of it changes; null when the viewer may no longer read it. */
  tiffinPlanChanged?: Maybe<TiffinPlan>;
};


/** Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes. */
export type SubscriptionkitchenOrdersChangedArgs = {
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes. */
export type SubscriptionnotificationReceivedArgs = {
  since?: InputMaybe<Scalars['ID']['input']>;
};


/** Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes. */
export type SubscriptionorderChangedArgs = {
  orderId: Scalars['ID']['input'];
  sendsCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes. */
export type SubscriptionprepSheetTickedArgs = {
  sendsCurrentOf?: InputMaybe<MealWindowInput>;
};


/** Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes. */
export type SubscriptionsupplierChangedArgs = {
  id: Scalars['ID']['input'];
  sendsCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes. */
export type SubscriptiontiffinForecastChangedArgs = {
  sendsCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes. */
export type SubscriptiontiffinPlanChangedArgs = {
  id: Scalars['ID']['input'];
  sendsCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Home kitchen that sells. */
export type Supplier = Node & {
  __typename?: 'Supplier';
  /** Street, city and state, as one line; where streets of kitchens are private, such as near San Jose, CA. */
  address: Scalars['String']['output'];
  /** City the kitchen is in. */
  city: City;
  /** Closures that end today or later, the next first. */
  closures: Array<Closure>;
  /** Name of the cook. */
  cookName: Scalars['String']['output'];
  /** Portrait of the cook; null without one. */
  cookPhoto?: Maybe<Photo>;
  /** Photo of the kitchen and its food, chosen by the cook; null without one. */
  cover?: Maybe<Photo>;
  /** Kind of cooking, such as South Indian. */
  cuisineType: Scalars['String']['output'];
  /** Whether the kitchen delivers to a location. */
  deliversTo: Scalars['Boolean']['output'];
  /** Delivery radius in miles. */
  deliveryRadiusMiles: Scalars['Int']['output'];
  /** Description of the food, in a sentence or two. */
  description: Scalars['String']['output'];
  /** Miles from the reader; null unless the query has near. */
  distanceMiles?: Maybe<Scalars['Float']['output']>;
  /** Identifies the kitchen; opaque. */
  id: Scalars['ID']['output'];
  /** Whether the kitchen is listed: approved, not paused, with a dish to sell. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the address is only near the kitchen; an order for pickup has the whole one. */
  isAddressPrivate: Scalars['Boolean']['output'];
  /** Name customers see. */
  kitchenName: Scalars['String']['output'];
  /** Latitude in degrees north, in the middle of its ZIP code. */
  latitude: Scalars['Float']['output'];
  /** Longitude in degrees east, in the middle of its ZIP code. */
  longitude: Scalars['Float']['output'];
  /** Dish on sale whose name is nearest to a search; null when none matches, or the name of the kitchen does. */
  matchedDish?: Maybe<Dish>;
  /** Menus published for single meals of the next seven days. For every other meal the dishes are cooked that have it among their mealtimes and weekdays. */
  mealMenus: Array<MealMenu>;
  /** Meals of the next seven days that are open for orders and for which a dish is cooked, including sold-out ones. */
  mealWindows: Array<MealWindow>;
  /** Whole menu in the cook's order. */
  menu: Array<MenuCategory>;
  /** Its dishes on sale, in short; null when it has none. */
  menuSummary?: Maybe<MenuSummary>;
  /** First meal within seven days that is open for orders, has plates left and a dish that is cooked for it; null when there is none. */
  nextMealWindow?: Maybe<MealWindow>;
  /** Whether the kitchen delivers. */
  offersDelivery: Scalars['Boolean']['output'];
  /** Whether the kitchen offers pickup. */
  offersPickup: Scalars['Boolean']['output'];
  /** First day the kitchen cooks again; null unless it is paused. */
  pausedUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Photo to show the kitchen by: its cover, or else of the first dish on its menu that has one; null without any. */
  picture?: Maybe<Photo>;
  /** Dishes on sale that were ordered most in 30 days, the most ordered first: 3 to 6, or none. Counted every night. */
  popularDishes: Array<Dish>;
  /** Portions left for one meal of those dishes that are limited, alone or with their category (portionLimit). */
  portionsLeft: Array<DishPortions>;
  /** Mean of all ratings, 1 to 5; 0 without ratings. */
  rating: Scalars['Float']['output'];
  /** Reviews of the kitchen, the newest first. With updatedSince those that changed. */
  reviews: ReviewConnection;
  /** Short path of the kitchen's page for sharing, such as /k/ashas-kitchen-7kq2m9xp. Only the code at its end counts, so an address that was shared leads there after the kitchen is renamed. */
  sharePath: Scalars['String']['output'];
  /** Cook's own words about the food; null if none. */
  story?: Maybe<Scalars['String']['output']>;
  /** Tiffin plans that customers can start as they are. */
  tiffinOffers: Array<TiffinOffer>;
  /** Number of ratings. */
  totalRatings: Scalars['Int']['output'];
  /** Whether it is one of the viewer's favorites; false when signed out. */
  viewerHasFavorited: Scalars['Boolean']['output'];
  /** Five digits. */
  zipCode: Scalars['String']['output'];
};


/** Home kitchen that sells. */
export type SupplierdeliversToArgs = {
  near: Coordinates;
};


/** Home kitchen that sells. */
export type SuppliermatchedDishArgs = {
  text: Scalars['String']['input'];
};


/** Home kitchen that sells. */
export type SupplierportionsLeftArgs = {
  mealtime: Mealtime;
  serviceDate: Scalars['LocalDate']['input'];
};


/** Home kitchen that sells. */
export type SupplierreviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Application status of a kitchen, and whether it may sell. */
export type SupplierAccess = {
  __typename?: 'SupplierAccess';
  /** Whether it may use menu and orders; true once approved. */
  canAccessMenu: Scalars['Boolean']['output'];
  /** Name of the kitchen. */
  name: Scalars['String']['output'];
  /** Status of its application. */
  onboardingStatus: OnboardingStatus;
};

/** Figures of a kitchen, overall and by week. */
export type SupplierAnalytics = {
  __typename?: 'SupplierAnalytics';
  /** Average rating, 1 to 5; 0 without ratings. */
  avgRating: Scalars['Float']['output'];
  /** Eight dishes with the most portions sold in these weeks. */
  bestDishes: Array<DishFigures>;
  /** Weeks as CSV for a spreadsheet. */
  csv: Scalars['String']['output'];
  /** Figures of all listed weeks together. */
  total: KitchenFigures;
  /** Number of orders so far that were not canceled. */
  totalOrders: Scalars['Int']['output'];
  /** Total of these orders. */
  totalRevenue: Money;
  /** Weeks up to the current one, from the approval of the kitchen. */
  weeks: Array<AnalyticsWeek>;
};

/** Page of a list. */
export type SupplierConnection = {
  __typename?: 'SupplierConnection';
  /** Entries with their cursors. */
  edges: Array<SupplierEdge>;
  /** Entries without cursors. */
  nodes: Array<Supplier>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type SupplierEdge = {
  __typename?: 'SupplierEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: Supplier;
};

/** Numbers of kitchens that a filter would leave with one choice more or another one. */
export type SupplierFacets = {
  __typename?: 'SupplierFacets';
  /** Number for the location; null unless one is given. */
  deliversTo?: Maybe<Scalars['Int']['output']>;
  /** Number for each diet, in place of the one in the filter. */
  dietaryNeeds: Array<DietaryNeedCount>;
  /** Whether all kitchens of the place were counted: of more than 1,000 only some are. */
  isComplete: Scalars['Boolean']['output'];
  /** Number for the price; null unless one is given. */
  priceUnder?: Maybe<Scalars['Int']['output']>;
};

/** Filter for kitchens. Omitted fields do not filter. Texts have at most 100 characters. */
export type SupplierFilter = {
  /** Name of the city, case-insensitive. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ID of the city. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Cuisine, such as Bengali. */
  cuisineType?: InputMaybe<Scalars['String']['input']>;
  /** Location that the kitchens deliver to. */
  deliversTo?: InputMaybe<Coordinates>;
  /** Diet that the menu has to suit. */
  dietaryNeed?: InputMaybe<DietaryNeed>;
  /** Minimum rating, 0 to 5. */
  minimumRating?: InputMaybe<Scalars['Float']['input']>;
  /** Meal for which the kitchens cook a dish and have plates left. */
  openFor?: InputMaybe<MealWindowInput>;
  /** Price in cents that at least half of the dishes on sale stay below. */
  priceUnderCents?: InputMaybe<Scalars['Int']['input']>;
  /** Two-letter state code. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Words in the name of the kitchen, its cuisine or a dish. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The kitchen is signed in. Browsers get the session as a cookie as well. */
export type SupplierSignedIn = {
  __typename?: 'SupplierSignedIn';
  /** Whether this sign-in took the account over from the person who had opened it with this address: their sessions are gone. */
  isTakenOver: Scalars['Boolean']['output'];
  /** Public ID of the session; not a credential. */
  sessionId: Scalars['ID']['output'];
  /** Kitchen and its access. */
  supplier: SupplierAccess;
  /** Token for API clients, to send as Authorization: Bearer. Returned only once; browsers can ignore it. */
  token: Scalars['String']['output'];
  /** Signed-in user. */
  user: User;
};

/** Sort order of a list of kitchens. */
export type SupplierSort =
  /** Nearest first; requires near. */
  | 'DISTANCE'
  /** Name, A to Z. */
  | 'NAME'
  /** Best rated first. */
  | 'RATING';

/** Status of a kitchen in the marketplace. */
export type SupplierStatus =
  /** Waiting for a review, or under review. */
  | 'IN_REVIEW'
  /** Visible to customers, who can order. */
  | 'LISTED'
  /** Paused by its cook, or by an admin. */
  | 'PAUSED'
  /** Completing its application. */
  | 'REGISTERING'
  /** Has to correct its application before it can sell. */
  | 'REJECTED'
  /** Suspended by an admin. */
  | 'SUSPENDED'
  /** Approved, but without a dish to sell. */
  | 'WITHOUT_DISHES';

/** Note of staff about an order, a kitchen or a person, which only staff who help them read. */
export type SupportNote = {
  __typename?: 'SupportNote';
  /** Name of the staff member who wrote it. */
  authorName: Scalars['String']['output'];
  /** Opaque ID of the note. */
  id: Scalars['ID']['output'];
  /** Text, which may have several lines; null once the account that it concerned was erased. */
  text?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may remove it now. */
  viewerCanRemove: Scalars['Boolean']['output'];
  /** Time when it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** Page of a list. */
export type SupportNoteConnection = {
  __typename?: 'SupportNoteConnection';
  /** Entries with their cursors. */
  edges: Array<SupportNoteEdge>;
  /** Entries without cursors. */
  nodes: Array<SupportNote>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type SupportNoteEdge = {
  __typename?: 'SupportNoteEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: SupportNote;
};

/** Proposed step to take, with words to the kitchen. */
export type TakeConductStepInput = {
  /** ID of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** Words that the kitchen reads with the step, at most 500 characters. */
  words: Scalars['String']['input'];
};

/** Test payment. */
export type TestPayment = {
  __typename?: 'TestPayment';
  /** Client secret from the card provider. */
  clientSecret: Scalars['String']['output'];
};

/** Test payment, or the reason it failed. */
export type TestPaymentResult = AmountDiffers | PaymentNotConfigured | PaymentUnavailable | TestPayment;

/** Dish of a meal on the prep sheet. */
export type TickPrepDishInput = {
  /** ID of the dish. */
  dishId: Scalars['ID']['input'];
  /** Whether the dish is done for this meal. */
  isTicked: Scalars['Boolean']['input'];
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Service date. */
  serviceDate: Scalars['LocalDate']['input'];
};

/** Prep sheet with the change, or the reason there is none. */
export type TickPrepDishResult = DishNotOrdered | PrepSheet;

/** Bill of a customer for a week of their tiffin plans from one kitchen and for the plans' orders that are unpaid, less credit. */
export type TiffinBill = Node & {
  __typename?: 'TiffinBill';
  /** Amount to pay. */
  amount: Money;
  /** Bill number for people, such as B-7K3F-92QD. */
  billNumber: Scalars['String']['output'];
  /** Reason why the last charge to the saved card, or to the one that was removed, failed; null if it did not, and for anyone but its customer. */
  chargeProblem?: Maybe<ChargeProblem>;
  /** Time at which it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Credit that was subtracted. */
  credit: Money;
  /** Customer who pays it. For admins. */
  customer: User;
  /** Time from which the plans wait if it is unpaid. */
  dueAt: Scalars['DateTime']['output'];
  /** Opaque ID of the bill. */
  id: Scalars['ID']['output'];
  /** Last charge to a saved card; null if it was never charged to one. For admins. */
  lastCharge?: Maybe<LastCharge>;
  /** Meals that it covers, by service date. */
  lines: Array<TiffinBillLine>;
  /** Sum of its meals. */
  meals: Money;
  /** Time at which the bill is charged to the viewer's saved card; null if it is not, and for anyone but its customer. */
  nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time since when the plans wait for it, or did; null if they never had to. */
  overdueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which its payment was recorded; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the bill. */
  status: TiffinBillStatus;
  /** Kitchen that cooks the meals. */
  supplier: Supplier;
  /** Time of the last change of the bill or a charge of it, by the clock of the database, which sets it. A card that is saved or removed does not move it, nor a charge that waits for the card provider. Read changes with updatedSince of the lists of bills. */
  updatedAt: Scalars['DateTime']['output'];
  /** Monday of the week that it covers, in the kitchen's time zone. */
  weekStartsOn: Scalars['LocalDate']['output'];
};

/** Page of a list. */
export type TiffinBillConnection = {
  __typename?: 'TiffinBillConnection';
  /** Entries with their cursors. */
  edges: Array<TiffinBillEdge>;
  /** Entries without cursors. */
  nodes: Array<TiffinBill>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type TiffinBillEdge = {
  __typename?: 'TiffinBillEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: TiffinBill;
};

/** Bills of tiffin plans to list. */
export type TiffinBillFilter =
  /** Every bill. */
  | 'ALL'
  /** Bills that are to be paid, and whose last charge to a saved card failed. */
  | 'DECLINED'
  /** Bills that are to be paid. */
  | 'OPEN'
  /** Bills that are to be paid, and for which the plans wait. */
  | 'OVERDUE'
  /** Bills that were paid. */
  | 'PAID'
  /** Bills that are not to be paid any more. */
  | 'VOID';

/** Meal that a bill of tiffin plans covers, as it was billed. */
export type TiffinBillLine = {
  __typename?: 'TiffinBillLine';
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Number of its order; null if none was placed when the bill was made. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Price of the meal. */
  price: Money;
  /** Service date. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** No bill of tiffin plans has this ID. */
export type TiffinBillNotFound = Problem & {
  __typename?: 'TiffinBillNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Status of a bill of tiffin plans. */
export type TiffinBillStatus =
  /** Not paid yet. */
  | 'OPEN'
  /** Paid; the money became credit. */
  | 'PAID'
  /** Not to be paid any more: nothing that it covers is owed. */
  | 'VOID';

/** Money of a customer that pays for the next meals of their tiffin plans from one kitchen. */
export type TiffinCredit = {
  __typename?: 'TiffinCredit';
  /** Amount of the credit. */
  amount: Money;
  /** Part of the amount that the customer asked for, from which no order is paid; null if they asked for none. */
  askedBackAmount?: Maybe<Money>;
  /** Time at which the customer asked for it back; null if they did not. */
  askedBackAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which it last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** Customer whose credit it is. For admins. */
  customer: User;
  /** Opaque ID of the credit. */
  id: Scalars['ID']['output'];
  /** Kitchen whose meals it pays for. */
  supplier: Supplier;
};

/** Page of a list. */
export type TiffinCreditConnection = {
  __typename?: 'TiffinCreditConnection';
  /** Entries with their cursors. */
  edges: Array<TiffinCreditEdge>;
  /** Entries without cursors. */
  nodes: Array<TiffinCredit>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type TiffinCreditEdge = {
  __typename?: 'TiffinCreditEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: TiffinCredit;
};

/** No credit that the viewer may change has this ID. */
export type TiffinCreditNotFound = Problem & {
  __typename?: 'TiffinCreditNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Day of a tiffin plan. */
export type TiffinDay = {
  __typename?: 'TiffinDay';
  /** Code of that reason for programs; null where the reason is. */
  code?: Maybe<ProblemCode>;
  /** Delivery address of the day; null for pickup. */
  deliveryAddress?: Maybe<Scalars['String']['output']>;
  /** Whether the customer changed this day alone. */
  isChanged: Scalars['Boolean']['output'];
  /** Dishes of the day, as the customer agreed to them. */
  lines: Array<TiffinPlanLine>;
  /** Summary for its customer, of its status, reason and order. */
  look: TiffinDayLook;
  /** Order of the day, which may be canceled; null until it is placed. */
  order?: Maybe<Order>;
  /** Delivery address that the customer chose for this day alone; null when it is the plan's. */
  ownAddress?: Maybe<Scalars['String']['output']>;
  /** Reason its order was refused, or will be because the kitchen is closed or no longer cooks the meal on that weekday, or what of an order in progress someone in the household never eats, for people; null otherwise, and for staff when the household is it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Service date, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['output'];
  /** Status of the day. */
  status: TiffinDayStatus;
  /** Highest price of the meal; a lower one holds immediately. */
  total: Money;
};

/** Summary of a day of a tiffin plan for its customer: its status with the reason it waits, or with the status of its order. */
export type TiffinDayLook =
  /** Day whose order was canceled. */
  | 'CANCELED'
  /** Day on which the kitchen is closed or takes a break, or for which staff stopped ordering; it is planned again when that ends before. */
  | 'CLOSED'
  /** Day whose order is placed. */
  | 'CONFIRMED'
  /** Day whose order is being cooked. */
  | 'COOKING'
  /** Day whose order the customer has. */
  | 'DELIVERED'
  /** Day whose cut-off passed for another reason before its order could be placed. */
  | 'MISSED'
  /** Day whose order is on its way. */
  | 'ON_THE_WAY'
  /** Day whose order is being placed at this moment. */
  | 'ORDERING'
  /** Day whose order is placed when the kitchen takes orders for it. */
  | 'PLANNED'
  /** Day whose order is ready for pickup or delivery. */
  | 'READY'
  /** Day that the customer skipped. */
  | 'SKIPPED'
  /** Day for whose meal too few plates or portions are left. */
  | 'SOLD_OUT'
  /** Day that waits until a bill is paid. */
  | 'UNPAID'
  /** Day whose order was refused for another reason, or will be because the kitchen no longer cooks the meal on that weekday; tried again until the cut-off. */
  | 'WAITING';

/** Day of a plan that could not be skipped. */
export type TiffinDayNotSkipped = {
  __typename?: 'TiffinDayNotSkipped';
  /** ID of the plan. */
  planId: Scalars['ID']['output'];
  /** Reason it stays, for people. */
  reason: Scalars['String']['output'];
  /** Service date. */
  serviceDate: Scalars['LocalDate']['output'];
};

/** Plan with the change, or the reason the day did not change. */
export type TiffinDayResult = CutOffPassed | DayIsBeingOrdered | NotAPlanDay | TiffinPlan | TiffinPlanNotFound | TiffinPlanStopped | TooLateToCancel;

/** Status of a day of a tiffin plan. */
export type TiffinDayStatus =
  /** Day whose cut-off passed before its order could be placed. */
  | 'MISSED'
  /** Day whose order was placed. */
  | 'ORDERED'
  /** Day whose order is being placed at this moment. */
  | 'PLACING'
  /** Day whose order is placed when the kitchen takes orders for it. */
  | 'PLANNED'
  /** Day that the customer skipped. */
  | 'SKIPPED'
  /** Day whose order was refused for the given reason; tried again every ten minutes until the cut-off. */
  | 'WAITING';

/** Meal of a day that tiffin plans of customers have. */
export type TiffinForecast = {
  __typename?: 'TiffinForecast';
  /** Dishes ordered and planned, the most portions first. */
  dishes: Array<TiffinForecastDish>;
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Number of plans whose order for it is placed. */
  ordered: Scalars['Int']['output'];
  /** Number of plans whose order for it is still to be placed. */
  planned: Scalars['Int']['output'];
  /** Number of portions that the planned orders will have. */
  plannedPortions: Scalars['Int']['output'];
  /** Number of plates that are left after all orders, of plans and others; what is planned is not taken off. Null when the kitchen does not cook the meal. */
  platesLeft?: Maybe<Scalars['Int']['output']>;
  /** Number of portions, ordered and planned; without those that wait. */
  portions: Scalars['Int']['output'];
  /** Number of portions when they were first counted yesterday, as the day or the first plan began; null if they were not. */
  portionsYesterday?: Maybe<Scalars['Int']['output']>;
  /** Service date. */
  serviceDate: Scalars['LocalDate']['output'];
  /** Number of plans that skip it. */
  skipped: Scalars['Int']['output'];
  /** Number of plans whose order for it is refused for now, such as until a bill is paid. */
  waiting: Scalars['Int']['output'];
};

/** Dish that tiffin plans have for a meal. */
export type TiffinForecastDish = {
  __typename?: 'TiffinForecastDish';
  /** ID of the dish. */
  dishId: Scalars['ID']['output'];
  /** Name of the dish when customers agreed to it. */
  dishName: Scalars['String']['output'];
  /** Number of portions. */
  portions: Scalars['Int']['output'];
};

/** Tiffin plan that a cook composed. Customers start it for one or more people, with choices of their own. */
export type TiffinOffer = Node & {
  __typename?: 'TiffinOffer';
  /** Dishes of each meal that are still on the menu. */
  dishes: Array<TiffinOfferDish>;
  /** Price of a meal for one person with the dearest choices; that of `price` without any. */
  highestPrice: Money;
  /** Opaque ID of the offer. */
  id: Scalars['ID']['output'];
  /** Whether fewer of its weekdays have a spot left than a plan must have, so that none can start. */
  isFull: Scalars['Boolean']['output'];
  /** Whether all of its dishes are on sale for its meal and days, so that customers can start it. */
  isOpen: Scalars['Boolean']['output'];
  /** Whether a dish of it was removed from the menu. */
  lacksDishes: Scalars['Boolean']['output'];
  /** Least number of days a week; a single day to try it is allowed once. */
  leastDays: Scalars['Int']['output'];
  /** Meal of each day. */
  mealtime: Mealtime;
  /** Price of `price` with the dishes as on the menu, never less. */
  menuPrice: Money;
  /** Name, such as "Light lunch". */
  name: Scalars['String']['output'];
  /** Price of a meal for one person, with the cheapest of the choices that must be made. */
  price: Money;
  /** Promise of the cook about every meal, such as "Vegetarian, never nuts"; null if none. */
  promise?: Maybe<Scalars['String']['output']>;
  /** Number of people who can have it on one day; null without a limit. */
  spots?: Maybe<Scalars['Int']['output']>;
  /** Kitchen that offers it. */
  supplier: Supplier;
  /** Version, which a change names so that it overwrites no other one. */
  version: Scalars['Int']['output'];
  /** Number of customers in line for it. */
  waiting: Scalars['Int']['output'];
  /** Spots that are left on each of its weekdays; empty without a limit. */
  weekdaySpots: Array<TiffinWeekdaySpots>;
  /** Weekdays to choose from, 0, Sunday, to 6, Saturday. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** Dish of an offered tiffin plan. */
export type TiffinOfferDish = {
  __typename?: 'TiffinOfferDish';
  /** Dish as it is now, with the choices that customers make when they start the plan. */
  dish: Dish;
  /** Price of one portion without its choices that the cook entered, which the menu may be below. */
  offeredPrice: Money;
  /** Number of portions for each person. */
  quantity: Scalars['Int']['output'];
  /** Price of one portion in this plan without its choices, at most that on the menu. */
  unitPrice: Money;
};

/** Dish of an offered tiffin plan. */
export type TiffinOfferDishInput = {
  /** ID of the dish, of the viewer's kitchen. Customers make its choices when they start the plan. */
  dishId: Scalars['ID']['input'];
  /** Number of portions for each person, from 1. */
  quantity: Scalars['Int']['input'];
  /** Price of one portion in cents without its choices, at most that on the menu. */
  unitPriceCents: Scalars['Int']['input'];
};

/** The offered tiffin plan has no spot left on some of the weekdays for so many people. */
export type TiffinOfferFull = Problem & {
  __typename?: 'TiffinOfferFull';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Weekdays without a spot for so many people, from 0, Sunday, to 6, Saturday. */
  fullWeekdays: Array<Scalars['Int']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Tiffin plan to offer. */
export type TiffinOfferInput = {
  /** ID of the offer to change; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Least number of days a week, 1 to 7. */
  leastDays: Scalars['Int']['input'];
  /** Dishes of each meal, 1 to 6. */
  lines: Array<TiffinOfferDishInput>;
  /** Meal of each day. */
  mealtime: Mealtime;
  /** Name, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Promise about every meal, at most 200 characters; null for none. */
  promise?: InputMaybe<Scalars['String']['input']>;
  /** Number of people who can have it on one day, 1 to 500; null for no limit. Left out, it stays as it is. */
  spots?: InputMaybe<Scalars['Int']['input']>;
  /** Version of it that was read; required for a change. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Weekdays to choose from, 0, Sunday, to 6, Saturday. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** The kitchen offers as many tiffin plans as are allowed. */
export type TiffinOfferLimit = Problem & {
  __typename?: 'TiffinOfferLimit';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** No tiffin plan is offered under this ID. */
export type TiffinOfferNotFound = Problem & {
  __typename?: 'TiffinOfferNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Dishes that a customer has from one kitchen for the same meal on some weekdays, until they stop. Each day becomes an order when the kitchen takes orders for it. */
export type TiffinPlan = Node & {
  __typename?: 'TiffinPlan';
  /** Words the customer agreed to. */
  consent: Scalars['String']['output'];
  /** Credit of its customer at its kitchen; null if there is none, and for staff who may not see money. */
  credit?: Maybe<TiffinCredit>;
  /** Customer whose plan it is. For admins. */
  customer: User;
  /** Next days with a meal of the plan, from today on; of a stopped plan those that stay ordered. Within the 56 days that can change, so it has no pages; `pastDays` has those that are over. */
  days: Array<TiffinDay>;
  /** Delivery address as one line; null for pickup. */
  deliveryAddress?: Maybe<Scalars['String']['output']>;
  /** Last day; null for a plan that runs until stopped. */
  endsOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Delivery or pickup. */
  fulfillment: Fulfillment;
  /** Opaque ID of the plan. */
  id: Scalars['ID']['output'];
  /** Whether it was not stopped and its last day, in the kitchen's time zone, is not over. */
  isRunning: Scalars['Boolean']['output'];
  /** Dishes of each meal, as the customer agreed to them. */
  lines: Array<TiffinPlanLine>;
  /** Meal of each day. */
  mealtime: Mealtime;
  /** Customer's note to the cook; null if none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Offer whose prices it has; null without one, and once it is withdrawn. */
  offer?: Maybe<TiffinOffer>;
  /** Open bill of its customer's plans from its kitchen; null if there is none, and for staff who may not see money. */
  openBill?: Maybe<TiffinBill>;
  /** Days that are over and were ordered, skipped or missed, the latest first. */
  pastDays: PastTiffinDayConnection;
  /** Number of portions of each meal. */
  portions: Scalars['Int']['output'];
  /** Higher price to come, or to be agreed to, that the customer was notified of; null if none. */
  rise?: Maybe<TiffinPriceRise>;
  /** Time at which the customer agreed and the plan was made. */
  startedAt: Scalars['DateTime']['output'];
  /** First day, in the kitchen's time zone. */
  startsOn: Scalars['LocalDate']['output'];
  /** Reason the customer gave for stopping it; null if none. */
  stopReason?: Maybe<TiffinStopReason>;
  /** Customer's words about that; null if none. */
  stopWords?: Maybe<Scalars['String']['output']>;
  /** Time at which the customer stopped it; null while it runs. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Kitchen that cooks it. */
  supplier: Supplier;
  /** Highest price of one meal today; a lower one holds immediately. */
  total: Money;
  /** Version, which a change names so that it overwrites no other one; 1 when it is started. */
  version: Scalars['Int']['output'];
  /** Delivery addresses of weekdays that have another one; empty for pickup. */
  weekdayAddresses: Array<WeekdayAddress>;
  /** Weekdays, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<Scalars['Int']['output']>;
};


/** Dishes that a customer has from one kitchen for the same meal on some weekdays, until they stop. Each day becomes an order when the kitchen takes orders for it. */
export type TiffinPlandaysArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Dishes that a customer has from one kitchen for the same meal on some weekdays, until they stop. Each day becomes an order when the kitchen takes orders for it. */
export type TiffinPlanpastDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** The tiffin plan was changed since this version was read. */
export type TiffinPlanConflict = Problem & {
  __typename?: 'TiffinPlanConflict';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Page of a list. */
export type TiffinPlanConnection = {
  __typename?: 'TiffinPlanConnection';
  /** Entries with their cursors. */
  edges: Array<TiffinPlanEdge>;
  /** Entries without cursors. */
  nodes: Array<TiffinPlan>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Day of a tiffin plan. */
export type TiffinPlanDayInput = {
  /** ID of the plan. */
  planId: Scalars['ID']['input'];
  /** Day, in the kitchen's time zone. */
  serviceDate: Scalars['LocalDate']['input'];
};

/** Entry of a list with its cursor. */
export type TiffinPlanEdge = {
  __typename?: 'TiffinPlanEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: TiffinPlan;
};

/** Tiffin plans to list. */
export type TiffinPlanFilter =
  /** Every plan. */
  | 'ALL'
  /** Plans that have meals to come. */
  | 'RUNNING'
  /** Plans that were stopped, the last one first. */
  | 'STOPPED'
  /** Plans of which a day waits until a bill is paid. */
  | 'UNPAID';

/** The viewer has as many tiffin plans as are allowed. */
export type TiffinPlanLimit = Problem & {
  __typename?: 'TiffinPlanLimit';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Dish of a tiffin plan, as it was when the customer agreed to it. */
export type TiffinPlanLine = {
  __typename?: 'TiffinPlanLine';
  /** Allergens of the dish with its choices. */
  allergens: Array<Allergen>;
  /** Choices of the dish. */
  choices: Array<OrderedChoice>;
  /** Diet mark of the dish. */
  diet: Diet;
  /** ID of the dish, which may have changed since. */
  dishId: Scalars['ID']['output'];
  /** Name of the dish. */
  dishName: Scalars['String']['output'];
  /** Marks of the dish. */
  marks: Array<DishMark>;
  /** Number of portions. */
  quantity: Scalars['Int']['output'];
};

/** The viewer has no tiffin plan with this ID. */
export type TiffinPlanNotFound = Problem & {
  __typename?: 'TiffinPlanNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Status of a tiffin plan. */
export type TiffinPlanStatus =
  /** Plan whose last day has passed. */
  | 'ENDED'
  /** Plan that has meals to come, also before its first day. */
  | 'RUNNING'
  /** Plan that its customer stopped, or that ended with its kitchen. */
  | 'STOPPED';

/** The tiffin plan was stopped. */
export type TiffinPlanStopped = Problem & {
  __typename?: 'TiffinPlanStopped';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Week with the tiffin plans that started and stopped in it. */
export type TiffinPlanWeek = {
  __typename?: 'TiffinPlanWeek';
  /** Number of days of the week, up to today, that customers skipped. */
  skippedDays: Scalars['Int']['output'];
  /** Number of plans that were started. */
  started: Scalars['Int']['output'];
  /** Monday of the week, in New York. */
  startsOn: Scalars['LocalDate']['output'];
  /** Reasons for which they were stopped, the most frequent first. */
  stopReasons: Array<TiffinStopCount>;
  /** Number of plans that were stopped. */
  stopped: Scalars['Int']['output'];
};

/** Higher price of a tiffin plan that its customer was notified of. */
export type TiffinPriceRise = {
  __typename?: 'TiffinPriceRise';
  /** First day that it holds on. */
  from: Scalars['LocalDate']['output'];
  /** Whether meals from that day on wait until the customer agrees; otherwise they are ordered. */
  needsConsent: Scalars['Boolean']['output'];
  /** Price of one meal. */
  total: Money;
};

/** Tiffin plans that were stopped for one reason. */
export type TiffinStopCount = {
  __typename?: 'TiffinStopCount';
  /** Number of plans. */
  plans: Scalars['Int']['output'];
  /** Reason; null where none was given. */
  reason?: Maybe<TiffinStopReason>;
};

/** Reason for which a customer stopped a tiffin plan. */
export type TiffinStopReason =
  /** Delivery that was late or went wrong. */
  | 'DELIVERY'
  /** Food that the customer did not like. */
  | 'FOOD'
  /** Other reason; see `stopWords`. */
  | 'OTHER'
  /** Meals that cost too much. */
  | 'PRICE'
  /** Other habits, such as another place of work. */
  | 'ROUTINE'
  /** Too little change from day to day. */
  | 'VARIETY';

/** Wait of the viewer for spots of an offered tiffin plan that is full. */
export type TiffinWait = {
  __typename?: 'TiffinWait';
  /** Opaque ID of the wait. */
  id: Scalars['ID']['output'];
  /** Time at which the viewer joined the list. */
  joinedAt: Scalars['DateTime']['output'];
  /** Offer; null when it was withdrawn a moment ago. */
  offer?: Maybe<TiffinOffer>;
  /** Number of people. */
  people: Scalars['Int']['output'];
  /** Place in line, from 1; null once spots are reserved for the viewer. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Time until which spots are reserved for the viewer; null while they wait in line. */
  reservedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Weekdays the viewer waits for, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** Wish of a customer who waits for an offered tiffin plan. */
export type TiffinWaitInput = {
  /** ID of the offer. */
  offerId: Scalars['ID']['input'];
  /** Number of people, from 1. */
  people: Scalars['Int']['input'];
  /** Weekdays of the offer, as many as it asks for, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** The waiting list is as long as is allowed, the viewer is on as many as are allowed, or they did not use spots that were reserved for them in the last week. */
export type TiffinWaitlistLimit = Problem & {
  __typename?: 'TiffinWaitlistLimit';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Spots that an offered tiffin plan has on a weekday. */
export type TiffinWeekdaySpots = {
  __typename?: 'TiffinWeekdaySpots';
  /** Number of people who can still start it for this day; 0 when full. */
  left: Scalars['Int']['output'];
  /** Weekday, from 0, Sunday, to 6, Saturday. */
  weekday: Scalars['Int']['output'];
};

/** The meal does not have enough portions left of some dishes. */
export type TooFewPortions = Problem & {
  __typename?: 'TooFewPortions';
  /** Categories with fewer portions left of all their dishes together than the cart has. */
  categories: Array<CategoryPortions>;
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Dishes of the cart with fewer portions left than it has. */
  dishes: Array<DishPortions>;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The order can no longer be canceled. */
export type TooLateToCancel = Problem & {
  __typename?: 'TooLateToCancel';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The step cannot be undone, or it is too late to undo it. */
export type TooLateToUndo = Problem & {
  __typename?: 'TooLateToUndo';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer has reached the maximum number of addresses. */
export type TooManyAddresses = Problem & {
  __typename?: 'TooManyAddresses';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** As many announcements as are allowed are shown or waiting. */
export type TooManyAnnouncements = Problem & {
  __typename?: 'TooManyAnnouncements';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer has reached the maximum number of API tokens. */
export type TooManyApiTokens = Problem & {
  __typename?: 'TooManyApiTokens';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Too many attempts in a short time; wait and try again. */
export type TooManyAttempts = Problem & {
  __typename?: 'TooManyAttempts';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Number of seconds to wait before trying again. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** The limit of planned closures is reached. */
export type TooManyClosures = Problem & {
  __typename?: 'TooManyClosures';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The kitchen has reached its storage limit. */
export type TooManyDocuments = Problem & {
  __typename?: 'TooManyDocuments';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer has as many exports under way, or started as many in a day, as one may have. */
export type TooManyExports = Problem & {
  __typename?: 'TooManyExports';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer has reached the maximum number of passkeys. */
export type TooManyPasskeys = Problem & {
  __typename?: 'TooManyPasskeys';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer has as many webhook endpoints as one may have. */
export type TooManyWebhookEndpoints = Problem & {
  __typename?: 'TooManyWebhookEndpoints';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Step to undo. */
export type UndoOrderMoveInput = {
  /** Status the kitchen saw; refused if the order has another one. */
  from: OrderStatus;
  /** ID of the order. */
  orderId: Scalars['ID']['input'];
};

/** Order with its previous status, or the reason it did not change. */
export type UndoOrderMoveResult = Order | OrderMovedOn | OrderNotFound | TooLateToUndo;

/** No kitchen is registered with this EIN. */
export type UnknownEin = Problem & {
  __typename?: 'UnknownEin';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Card payment or dispute in a signed event of the provider that was ignored because it matches no payment of ours. */
export type UnmatchedPayment = {
  __typename?: 'UnmatchedPayment';
  /** Paid or disputed amount, in the smallest unit of its currency. */
  amount: Scalars['Int']['output'];
  /** Time at which an admin closed it; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Currency of the payment, such as USD. */
  currency: Scalars['String']['output'];
  /** ID of the dispute at the card provider; null for a payment. */
  disputeId?: Maybe<Scalars['String']['output']>;
  /** Total of the order; null when the payment is not ours. */
  expected?: Maybe<Money>;
  /** Opaque ID of the record. */
  id: Scalars['ID']['output'];
  /** ID of the payment at the card provider, or of the dispute if it names no payment. */
  intentId: Scalars['String']['output'];
  /** Reason it matches nothing. */
  mismatch: PaymentMismatch;
  /** Order that the payment was started for; null when it is not ours. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Number of that order; null when none matches. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Time of the report. */
  receivedAt: Scalars['DateTime']['output'];
};

/** Page of a list. */
export type UnmatchedPaymentConnection = {
  __typename?: 'UnmatchedPaymentConnection';
  /** Entries with their cursors. */
  edges: Array<UnmatchedPaymentEdge>;
  /** Entries without cursors. */
  nodes: Array<UnmatchedPayment>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type UnmatchedPaymentEdge = {
  __typename?: 'UnmatchedPaymentEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: UnmatchedPayment;
};

/** The limit of unpaid plates is reached; it applies until the first order of an account is delivered, and to all such accounts of one network together. */
export type UnpaidPlatesLimit = Problem & {
  __typename?: 'UnpaidPlatesLimit';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
  /** Number of plates that can still be ordered. */
  platesLeft: Scalars['Int']['output'];
};

/** Notifications of one kind that a job did not send. */
export type UnsentNotifications = {
  __typename?: 'UnsentNotifications';
  /** Number of them. */
  count: Scalars['Int']['output'];
  /** ID of the order that all of them are about; null when they are not about one. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Kind of the notifications. */
  type: NotificationType;
};

/** Profile, delivery settings and address of a kitchen. */
export type UpdateKitchenInput = {
  /** Number and street. */
  address: Scalars['String']['input'];
  /** City; one that is new is added as coming soon. */
  city: Scalars['String']['input'];
  /** Name of the cook, at most 80 characters. */
  cookName: Scalars['String']['input'];
  /** Kind of cooking, such as South Indian. */
  cuisineType: Scalars['String']['input'];
  /** Delivery radius, 1 to 50 miles. */
  deliveryRadiusMiles: Scalars['Int']['input'];
  /** Description of the food, at most 500 characters; may be empty. */
  description: Scalars['String']['input'];
  /** Name customers see, at most 80 characters. */
  kitchenName: Scalars['String']['input'];
  /** Whether it delivers. */
  offersDelivery: Scalars['Boolean']['input'];
  /** Whether it offers pickup. */
  offersPickup: Scalars['Boolean']['input'];
  /** Phone number, such as (408) 555-0147. */
  phone: Scalars['String']['input'];
  /** Two-letter state code. */
  state: Scalars['String']['input'];
  /** Cook's own words, at most 2000 characters; may be empty. */
  story: Scalars['String']['input'];
  /** Five digits. */
  zipCode: Scalars['String']['input'];
};

/** Updated user, or why the profile was not changed. */
export type UpdateProfileResult = InvalidInput | User;

/** Stored document, or why it was not stored. */
export type UploadDocumentResult = ApplicationNotFound | Document | FileTooLarge | InvalidFileType | InvalidInput | TooManyDocuments | UploadFailed;

/** The file did not arrive completely. */
export type UploadFailed = Problem & {
  __typename?: 'UploadFailed';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Person with an account. */
export type User = {
  __typename?: 'User';
  /** Time the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Email address in lower case. */
  email: Scalars['String']['output'];
  /** Identifies the person; opaque. */
  id: Scalars['ID']['output'];
  /** Whether the person has shown that they read the mailbox of this address. */
  isEmailProven: Scalars['Boolean']['output'];
  /** Name as entered. */
  name: Scalars['String']['output'];
  /** Phone number as entered; null if none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Rights of the staff role; empty for people who are not staff. */
  rights: Array<StaffRight>;
  /** Role of the person. */
  role: Role;
  /** Role among the staff; null for people who are not staff. */
  staffRole?: Maybe<StaffRole>;
  /** Time until which a staff member sees the product as this person in the current session; null otherwise. */
  viewedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Person as whom the session sees the product from now on. */
export type ViewChanged = {
  __typename?: 'ViewChanged';
  /** Public ID of the session; not a credential. */
  sessionId: Scalars['ID']['output'];
  /** Time at which the view ends by itself; null when the session shows its own person again. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** Person whose screens the session shows. */
  user: User;
};

/** Attempt to send an event to an endpoint. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** First 500 characters of the answer, or why none came. */
  answer: Scalars['String']['output'];
  /** Time at which it was sent. */
  at: Scalars['DateTime']['output'];
  /** Time until the answer or the failure, in milliseconds. */
  milliseconds: Scalars['Int']['output'];
  /** HTTP status of the answer; null if none came. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** Sending of an event to a webhook endpoint. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** Number of attempts. */
  attemptCount: Scalars['Int']['output'];
  /** Last 10 attempts, the oldest first. */
  attempts: Array<WebhookAttempt>;
  /** Time at which the event was stored for the endpoint. */
  createdAt: Scalars['DateTime']['output'];
  /** ID of the endpoint. */
  endpointId: Scalars['ID']['output'];
  /** ID of the event; null for a test. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** Opaque ID of the delivery. */
  id: Scalars['ID']['output'];
  /** Time of the next try while it is pending. */
  nextAttemptAt: Scalars['DateTime']['output'];
  /** JSON that was sent, or is sent next. */
  payload: Scalars['String']['output'];
  /** Outcome so far. */
  status: WebhookDeliveryStatus;
};

/** Page of a list. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** Entries with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** Entries without cursors. */
  nodes: Array<WebhookDelivery>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
};

/** Entry of a list with its cursor. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Cursor of this entry; pass it as after to get what follows, or as before to get what precedes. */
  cursor: Scalars['String']['output'];
  /** Entry itself. */
  node: WebhookDelivery;
};

/** The viewer has no such webhook delivery. */
export type WebhookDeliveryNotFound = Problem & {
  __typename?: 'WebhookDeliveryNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Outcome of sending an event to an endpoint. */
export type WebhookDeliveryStatus =
  /** Endpoint accepted it with a status of 200 to 299. */
  | 'DELIVERED'
  /** Endpoint did not accept it for three days. */
  | 'GIVEN_UP'
  /** Sent at nextAttemptAt, while the endpoint is active. */
  | 'PENDING';

/** Address of a program that gets events as webhooks; it ends with the API token that created it. */
export type WebhookEndpoint = {
  __typename?: 'WebhookEndpoint';
  /** Time it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the first failure since it last accepted an event; null while it works. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Time until which the secret before the last rotation signs as well; null when only one signs. */
  formerEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque ID of the endpoint. */
  id: Scalars['ID']['output'];
  /** Time at which it last accepted an event; null if it never did. */
  lastDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it gets events. */
  status: WebhookStatus;
  /** Kinds of events that it gets; empty for all that its owner may read. */
  types: Array<MarketplaceEventType>;
  /** Address that events are sent to. */
  url: Scalars['String']['output'];
};

/** The webhook endpoint is disabled. */
export type WebhookEndpointDisabled = Problem & {
  __typename?: 'WebhookEndpointDisabled';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The viewer has no such webhook endpoint. */
export type WebhookEndpointNotFound = Problem & {
  __typename?: 'WebhookEndpointNotFound';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Webhook endpoint that gets no more events. */
export type WebhookEndpointRemoved = {
  __typename?: 'WebhookEndpointRemoved';
  /** Endpoints that are left, the newest first. */
  webhookEndpoints: Array<WebhookEndpoint>;
};

/** Webhook endpoint with its new secret. */
export type WebhookSecretIssued = {
  __typename?: 'WebhookSecretIssued';
  /** Endpoint that the secret belongs to. */
  endpoint: WebhookEndpoint;
  /** Secret by which the program verifies signatures, in the form of the Standard Webhooks specification. It is shown this once and cannot be read again. */
  secret: Scalars['String']['output'];
};

/** Whether a webhook endpoint gets events. */
export type WebhookStatus =
  /** Gets events. */
  | 'ACTIVE'
  /** Gets no events: it failed for three days, or answered 410 Gone. What waits is sent once it is enabled. */
  | 'DISABLED';

/** The week changed after the viewer read it, for example in another window. */
export type WeekConflict = Problem & {
  __typename?: 'WeekConflict';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Delivery address of a tiffin plan on one weekday. */
export type WeekdayAddress = {
  __typename?: 'WeekdayAddress';
  /** Delivery address on one line, as `PlaceOrderInput.deliveryAddress`. */
  deliveryAddress: Scalars['String']['output'];
  /** Weekday, from 0, Sunday, to 6, Saturday. */
  weekday: Scalars['Int']['output'];
};

/** Delivery address of a tiffin plan on one weekday. */
export type WeekdayAddressInput = {
  /** Delivery address on one line, as `PlaceOrderInput.deliveryAddress`. */
  deliveryAddress: Scalars['String']['input'];
  /** Weekday, from 0, Sunday, to 6, Saturday. */
  weekday: Scalars['Int']['input'];
};

/** Withdrawn invitation, or the reason it was not withdrawn. */
export type WithdrawInvitationResult = InvitationNotFound | InvitationWithdrawn;

/** Review, or the reason it was refused. */
export type WriteReviewResult = FeatureNotAvailable | InvalidInput | NotReviewable | OrderNotFound | Review;

/** The code is wrong, expired, or was tried too often. */
export type WrongCode = Problem & {
  __typename?: 'WrongCode';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The email address or the password is wrong. */
export type WrongCredentials = Problem & {
  __typename?: 'WrongCredentials';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** The EIN is malformed. */
export type WrongEinFormat = Problem & {
  __typename?: 'WrongEinFormat';
  /** Stable code of the refusal for programs, such as SOLD_OUT. */
  code: ProblemCode;
  /** Input field that the refusal is about; null if it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Message for people: what happened and what to do next. */
  message: Scalars['String']['output'];
};

/** Place of a ZIP code; a code may have several. */
export type ZipCode = {
  __typename?: 'ZipCode';
  /** Name of the city or post office. */
  city: Scalars['String']['output'];
  /** Latitude in degrees north. */
  latitude: Scalars['Float']['output'];
  /** Longitude in degrees east. */
  longitude: Scalars['Float']['output'];
  /** Two-letter code of the state or territory. */
  state: Scalars['String']['output'];
  /** Five digits. */
  zipCode: Scalars['String']['output'];
};

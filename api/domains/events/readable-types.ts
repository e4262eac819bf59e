import { eventTypesWithin, everyEventType, scopeOfEvents } from '../../../schema/event-types.ts';
import { rightsOf } from '../../../schema/staff-rights.ts';
import { Role } from '../../core/access/role.ts';
import type { Viewer } from '../../core/access/viewer.ts';
import { NotAllowed, ScopeMissing } from '../../core/operation/failures.ts';
import type { EventType } from './event-type.ts';

const typesOfPerson = ({ session }: Viewer): EventType[] =>
  eventTypesWithin(session!.role === Role.SUPPLIER ? 'KITCHEN' : rightsOf(session!.staffRole));

/** The types of events that the viewer may read: those of the person, within the scopes of an API token. */
export const readableTypes = (viewer: Viewer): EventType[] => {
  const { scopes } = viewer.session!;
  const types = typesOfPerson(viewer);
  if (!scopes) return types;
  return types.filter(type => scopes.includes(scopeOfEvents(type, readerOf(viewer))!));
};

/** These types, or all readable ones when none are given; throws for one that the viewer may not read. */
export const chosenTypes = (viewer: Viewer, given: readonly EventType[]): EventType[] => {
  const readable = readableTypes(viewer);
  const other = given.find(type => !readable.includes(type));
  if (other) throw viewer.refusal(whyUnreadable(viewer, other));
  return given.length > 0 ? everyEventType.filter(type => given.includes(type)) : readable;
};

const readerOf = ({ session }: Viewer) => (session!.role === Role.SUPPLIER ? 'KITCHEN' : 'STAFF');

const whyUnreadable = (viewer: Viewer, type: EventType) => {
  const scope = scopeOfEvents(type, readerOf(viewer));
  return scope && typesOfPerson(viewer).includes(type) ? new ScopeMissing(scope) : new NotAllowed();
};

import { Extensions } from 'type-graphql';
import { Role } from './role.ts';
import type { Viewer } from './viewer.ts';

/**
 * Who may read a field. Every object type or field carries one of these marks; the schema does not build
 * without (doors/graphql/permissions.ts). A mark other than the two constants is asked for every object.
 */
export type Visibility = (viewer: Viewer, object: never) => boolean;

/** Public facts. */
export const anyone: Visibility = () => true;

/** Objects of this type are only ever loaded within the viewer's reach, so whoever holds one may read it. */
export const withinReach: Visibility = () => true;

/** Facts that admins alone may read, whoever else may reach the object they are about. */
export const forAdmins: Visibility = viewer => viewer.is(Role.ADMIN);

export const Visible = (visibility: Visibility) => Extensions({ visible: visibility });

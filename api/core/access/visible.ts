import { Extensions } from 'type-graphql';
import { Role } from './role.ts';
import type { Viewer } from './viewer.ts';

/**
 * Who may read a field. Every object type or field carries one of these marks; the schema does not build
 * without it (doors/graphql/permissions.ts). A mark other than the two constants is checked for every object.
 */
export type Visibility = (viewer: Viewer, object: never) => boolean;

/** Public facts. */
export const anyone: Visibility = () => true;

/** Objects of this type are only loaded for viewers who may read them, so no further check is needed. */
export const withinReach: Visibility = () => true;

/** Facts that only admins may read, even when others may read the object. */
export const forAdmins: Visibility = viewer => viewer.is(Role.ADMIN);

export const Visible = (visibility: Visibility) => Extensions({ visible: visibility });

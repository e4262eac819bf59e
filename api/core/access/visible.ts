import { Extensions } from 'type-graphql';
import type { Rule } from './viewer.ts';

/**
 * Who may read a field. Every object type or field carries a mark; the schema does not build without it
 * (doors/graphql/permissions.ts). A mark is a rule (rules.ts), which is checked before every read, or one of the
 * three below.
 */
export type Visibility = Rule;

/** Public facts. */
export const anyone: Visibility = () => true;

/**
 * The viewer's own: the account they are signed in to or just proved to be theirs, or what they marked. Anyone may
 * ask, and everyone gets something else. What is read takes no argument, so that the session alone decides whose it is;
 * the schema does not build otherwise. Mutations prove it by their input, each in its own way.
 */
export const ofViewer: Visibility = () => true;

/**
 * Objects of this type are only loaded for viewers who may read them, so no further check is needed. The schema does
 * not build when an operation that is open to anyone leads to them.
 */
export const withinReach: Visibility = () => true;

export const Visible = (visibility: Visibility) => Extensions({ visible: visibility });

import { everybody, withScope } from '../../core/access/rules.ts';
import { anyScope } from '../../core/access/viewer.ts';

/** Everyone, signed in or not, and every API token. */
export const openToAll = withScope(anyScope, everybody);

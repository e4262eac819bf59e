import { isReleasable } from './released-schema/is-releasable.ts';

/** Refuses changes of the schema that break clients of the last release. */
if (!(await isReleasable({ isRelease: false }))) process.exit(1);

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, up to a minute. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/testing\/(kill|processes|security)\/|eight-weeks\.test/.test(moduleId);

/**
 * Two workers take one file after the other. The tests that kill servers begin, and each project begins with its long
 * files, so that no worker is left alone with one at the end. Files of a project stay together: they share a process.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const { kill = [], ...others } = Object.fromEntries(byProject);
    return [kill, ...Object.values(others)].flatMap(each => [
      ...each.filter(isLong),
      ...each.filter(file => !isLong(file)),
    ]);
  }
}

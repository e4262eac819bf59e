import { expect, test } from 'vitest';
import { screenPaths } from '../../../schema/screen-paths.ts';
import { designScreens } from './design-screens.ts';
import { screens } from './screens.ts';

test('the server knows the path of every screen, and of no other', () => {
  const inTheBuild = screens.filter(screen => !designScreens.includes(screen));
  const paths = inTheBuild.map(({ path }) => path).filter(path => path !== '*');
  expect(paths.toSorted()).toEqual(screenPaths.toSorted());
});

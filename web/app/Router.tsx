import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useStored } from '../lib/stored.ts';
import { paths } from './paths.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';

const screenAt = (path: string) => screens.find(screen => screen.path === path)!;
const landing = screenAt(paths.landing());
const home = screenAt(paths.home());

/** Static paths before parameterized ones, and the not-found route last. */
const rank = ({ path }: Screen) => (path === '*' ? 2 : Number(path.includes(':')));
const byRank = screens.toSorted((one, other) => rank(one) - rank(other));

const elementOf = (screen: Screen) => {
  if (screen === landing) return <FirstScreen />;
  return screen === home ? <HomeOfCity /> : <Framed screen={screen} />;
};

/** Gives the router only the matching screen: it would rank all of them again on every navigation. */
export function Router() {
  const { pathname } = useLocation();
  const screen = byRank.find(({ path }) => matchPath(path, pathname))!;
  return (
    <Routes>
      <Route path={screen.path} element={elementOf(screen)} />
    </Routes>
  );
}

const Framed = ({ screen }: { screen: Screen }) => <ScreenFrame key={screen.path} screen={screen} />;

/** The landing screen until a city is chosen, the home of that city from then on. */
function FirstScreen() {
  const [city] = useStored('selectedCity');
  return <Framed screen={city ? home : landing} />;
}

function HomeOfCity() {
  const [city] = useStored('selectedCity');
  return city ? <Framed screen={home} /> : <Navigate to={paths.landing()} replace />;
}

import { Navigate, Route, Routes } from 'react-router-dom';
import { useStored } from '../lib/stored.ts';
import { paths } from './paths.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';

const screenAt = (path: string) => screens.find(screen => screen.path === path)!;
const landing = screenAt(paths.landing());
const home = screenAt(paths.home());

export const Router = () => (
  <Routes>
    <Route path={landing.path} element={<FirstScreen />} />
    <Route path={home.path} element={<HomeOfCity />} />
    {screens
      .filter(screen => screen !== landing && screen !== home)
      .map(screen => (
        <Route key={screen.path} path={screen.path} element={<Framed screen={screen} />} />
      ))}
  </Routes>
);

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

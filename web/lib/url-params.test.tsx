import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useUrlParams } from './url-params.ts';

/** Its code is still on its way. */
const Kitchen = lazy(() => new Promise<never>(() => undefined));

const Home = () => {
  const navigate = useNavigate();
  const [params, change] = useUrlParams();
  return (
    <>
      <button type="button" onClick={() => navigate('/supplier/asha')}>
        Open
      </button>
      <button type="button" onClick={() => change(() => new URLSearchParams('q=dosa'))}>
        Search
      </button>
      <p>{params.get('q')}</p>
    </>
  );
};

const open = () => {
  window.history.replaceState(null, '', '/home');
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/home" element={<Home />} />
          <Route path="/supplier/:id" element={<Kitchen />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  return userEvent.setup({ delay: null });
};
const address = () => window.location.pathname + window.location.search;

it('a screen changes its own parameters', async () => {
  const meera = open();
  await meera.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/home?q=dosa');
  expect(screen.getByText('dosa')).toBeInTheDocument();
});

it('a screen that is being left changes no parameters: the press on the next one would be lost', async () => {
  const meera = open();
  await meera.click(screen.getByRole('button', { name: 'Open' }));
  await meera.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/supplier/asha');
});

import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { Link, Outlet, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useNavigationEffects } from './use-navigation-effects';

const Layout = () => {
  useNavigationEffects();
  return <Outlet />;
};
const Screen = ({ title, to }: { title: string; to: string }) => (
  <>
    <h1>{title}</h1>
    <Link to={to}>Next</Link>
  </>
);

it('leaves the focus of the first screen, and leads it to the heading of one in another layout', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { user } = await renderWithStore(
    <Routes>
      <Route element={<Layout key="public" />}>
        <Route path="/courses" element={<Screen title="Courses" to="/dashboard" />} />
      </Route>
      <Route element={<Layout key="management" />}>
        <Route path="/dashboard" element={<Screen title="Dashboard" to="/courses" />} />
      </Route>
    </Routes>,
    { route: '/courses' },
  );
  expect(screen.getByRole('heading', { name: 'Courses' })).not.toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Courses' })).toHaveFocus();
});

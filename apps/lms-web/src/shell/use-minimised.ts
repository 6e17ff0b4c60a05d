import { breakpoints, useMinWidth } from '@lms/admin-ui';
import { asideMinimised, selectLayout } from '@lms/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { matchRoutes, useLocation } from 'react-router-dom';
import { knownScreens } from './known-screens';

/**
 * Tells whether the aside shows icons only, and changes that. Beside an editor it starts so where
 * there is little room, whatever it was elsewhere.
 */
export const useMinimised = () => {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const { isAsideMinimised } = useSelector(selectLayout);
  const hasRoom = useMinWidth(breakpoints.wideEditor);
  const [isWidened, setIsWidened] = useState(false);
  const screen = matchRoutes([...knownScreens()], pathname)?.at(-1)?.route;
  const isCramped = screen?.isEditor === true && !hasRoom;
  return isCramped
    ? ([!isWidened, (minimised: boolean) => setIsWidened(!minimised)] as const)
    : ([isAsideMinimised, (minimised: boolean) => dispatch(asideMinimised(minimised))] as const);
};

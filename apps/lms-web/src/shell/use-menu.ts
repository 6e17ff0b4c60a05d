import { useSelector } from 'react-redux';
import { selectMenu } from './menu-slice';

/** Returns the user's menu; empty until it is built. */
export const useMenu = () => useSelector(selectMenu);

import { useSelector } from 'react-redux';
import { selectMenu } from './menu-slice';

/** What the reader sees of the menu; nothing for the moment until it was made. */
export const useMenu = () => useSelector(selectMenu);

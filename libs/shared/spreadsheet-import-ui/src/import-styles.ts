/** Styles of import screens: their steps and the result of each row. */
export { default as importStyles } from './spreadsheet-import.module.css';

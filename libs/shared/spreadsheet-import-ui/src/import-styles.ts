/** The looks of a screen that takes a file in: its steps, and what became of each thing in it. */
export { default as importStyles } from './spreadsheet-import.module.css';

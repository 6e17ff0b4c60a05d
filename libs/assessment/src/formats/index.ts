export { detectFormat, formatsOf } from './detect-format';
export type { Picture } from './pictures';
export {
  type PortableQuestion,
  type ReadCategory,
  type ReadItem,
  type ReadQuestions,
  UnreadableFileError,
} from './question-file';
export {
  readQuestionFile,
  readQuestionRows,
  readQuestions,
  type TextFileFormat,
} from './read-questions';
export { readSheet } from './sheet-read';
export { guardCell, singleColumns, tableHead } from './table-columns';
export { writeTableRows } from './table-write';
export {
  answerCount,
  canHold,
  questionWriter,
  type QuestionWriter,
  writeQuestionRows,
  writeQuestions,
  type WrittenQuestions,
} from './write-questions';
export { readYesOrNo } from './yes-or-no';
export { toPlainText } from '../plain-text';

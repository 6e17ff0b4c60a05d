export type { Picture } from './pictures';
export {
  mostQuestions,
  type PortableQuestion,
  type ReadCategory,
  type ReadItem,
  type ReadQuestions,
  UnreadableFileError,
} from './question-file';
export { readQuestionRows, readQuestions, type TextFileFormat } from './read-questions';
export { writeQuestionRows, writeQuestions, type WrittenQuestions } from './write-questions';

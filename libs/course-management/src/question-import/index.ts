export { importPath } from '../questions/question-paths';
export { QuestionExportMenu } from './question-export-menu';

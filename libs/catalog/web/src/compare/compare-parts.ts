export { CompareBar } from './compare-bar';
export { CompareChoice } from './compare-choice';

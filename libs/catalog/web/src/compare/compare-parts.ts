export { CompareChoice } from './compare-choice';
export { CompareBar } from './lazy-compare-bar';

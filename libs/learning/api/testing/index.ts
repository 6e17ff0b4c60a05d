export { createMarking, essay } from './marking-fixture';
export { createStudy } from './study-fixture';

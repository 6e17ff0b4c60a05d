export { moodleStatistics } from './moodle-fixture';
export { countAll, createReader } from './reading-fixture';

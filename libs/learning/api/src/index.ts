export { addToChain, issueCertificate } from './certificates/issue';
export { verifyChain } from './certificates/verify';
export { myCourses } from './course.routes';
export { learningModule } from './learning.module';
export { countWaitingEssays, findEssays } from './quizzes/essays';
export { recountProgress } from './recount-progress';
export { loadStudyWeek } from './study-week';

export { addToChain, issueCertificate } from './certificates/issue';
export { verifyChain } from './certificates/verify';
export { myCourses } from './course.routes';
export { countUnanswered } from './discussion/find-topics';
export { settleTopic } from './discussion/settle-topic';
export { learningModule } from './learning.module';
export { countWaitingEssays, findEssays } from './quizzes/essays';
export { recountProgress } from './recount-progress';
export { loadStudyWeek } from './study-week';

export { answerQuestion, questionsOf } from './answers';
export {
  Caller,
  checkoutOf,
  courseOf,
  enrol,
  placeOrder,
  quizIdOf,
  sessionKey,
  signIn,
  signInAs,
  signUp,
  signUpIn,
} from './api';
export { approvalDone, createAccount, createOrganization, query } from './database';
export { findings } from './findings';
export { expect, test, type Translate } from './fixtures';
export {
  familiesOf,
  lettersOn,
  onDevice,
  shiftOfLateType,
  withBengaliFont,
  withoutBengaliFonts,
} from './glyphs';
export { startGallery } from './gallery';
export { choose, chooseByKeys, optionsIn, press, tabTo } from './keyboard';
export { linkInMail, mailAbout } from './mailbox';
export { buildLearner, login, type NewLearner, register } from './pages/account';
export {
  approve,
  Builder,
  courseListPath,
  mediaFile,
  openAs,
  openReview,
  organizationCode,
  searchList,
} from './pages/authoring';
export { orderButton } from './pages/checkout';
export { buildOrganization, JoinPage, licence, openDesk } from './pages/organization';
export { lists, People } from './pages/people';
export { answerAll, readToFinalQuiz, submit } from './pages/study';
export { sheetsOf } from './paper';
export { photograph, readQrCode } from './qr-code';
export { isTrue, makeQuizCourse, practiceQuiz } from './quiz-course';
export { startEmptySite, startSite } from './site';
export { digitsOf, tags, textOf, textsOf } from './texts';

export { accountErased, rightsChanged } from './account-events';
export { authModule } from './auth.module';
export { eraseAccount } from './close-account';
export { inviteUser, mailInvitation } from './invitation';
export { keepAnAdministrator } from './last-administrator';
export { createMailLimiter, mailLink, voidLinks } from './mailed-links';
export { encryptSecret, newSecondFactorSecret } from './second-factor';
export { endLooksInTime, startSeeing, stopSeeing } from './see-as';
export { findUserByEmail } from './users';

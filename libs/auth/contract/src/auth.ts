import { boolean, type InferType, object, ref, string } from 'yup';
import { type Language, languages, email, newPassword, text, code, type Role } from '@lms/contract';

const confirmPassword = () =>
  string()
    .required(code('required'))
    .oneOf([ref('password')], code('mismatch'));
const registrationEmail = () => email({ min: 3, max: 48 });

/** Of an authenticator app, or one of the recovery codes. */
const secondFactorCode = () => text({ min: 6, max: 20 });
const currentPassword = () => text({ max: 100 }).required(code('required'));

/**
 * Login form and body of `POST /auth/authenticate` (specification, section 5). `code` is asked for
 * where the account has a second factor.
 */
export const loginSchema = object({
  email: email({ min: 3, max: 360 }).required(code('required')),
  password: text({ min: 6, max: 100 }).required(code('required')),
  code: secondFactorCode(),
}).noUnknown();
export type LoginInput = InferType<typeof loginSchema>;

/** Body of `POST /auth/signup`. `language` is the one that mails are written in. */
export const signupSchema = object({
  name: text({ min: 3, max: 48 }).required(code('required')),
  email: registrationEmail().required(code('required')),
  password: newPassword().required(code('required')),
  language: string().oneOf(languages, code('oneOf')).default('en'),
}).noUnknown();
export type SignupInput = InferType<typeof signupSchema>;

/** Registration form: the sign-up body plus what only the screen asks. */
export const registrationSchema = signupSchema.shape({
  confirmPassword: confirmPassword(),
  terms: boolean().required(code('terms')).oneOf([true], code('terms')),
});
export type RegistrationForm = InferType<typeof registrationSchema>;

export const forgotPasswordSchema = object({
  email: email({ min: 3, max: 360 }).required(code('required')),
}).noUnknown();

/** Answer of `GET /auth/verify-email`; `CHANGED` has ended every session, `ALREADY` changes nothing. */
export interface VerifiedEmail {
  verified: true;
  outcome: 'CONFIRMED' | 'CHANGED' | 'ALREADY';
}

/** Body of `PUT /auth/user/reset-password`; `token` comes from the mailed link. */
export const resetPasswordSchema = object({
  token: text({ max: 100 }).required(code('required')),
  password: newPassword().required(code('required')),
}).noUnknown();
export type ResetPasswordInput = InferType<typeof resetPasswordSchema>;

/** The form of a new password: the body plus its repetition. */
export const resetPasswordFormSchema = resetPasswordSchema.shape({
  confirmPassword: confirmPassword(),
});

/** Body of `PUT /auth/user/change-password`. */
export const changePasswordSchema = object({
  currentPassword: currentPassword(),
  password: newPassword().required(code('required')),
  code: secondFactorCode(),
}).noUnknown();
export type ChangePasswordInput = InferType<typeof changePasswordSchema>;

/** The form of a changed password: the body plus its repetition. */
export const changePasswordFormSchema = changePasswordSchema.shape({
  repeatedPassword: confirmPassword(),
});

/** Body of `POST /auth/user/change-email`: the new address, confirmed by a mailed link. */
export const changeEmailSchema = object({
  email: registrationEmail().required(code('required')),
  password: currentPassword(),
  code: secondFactorCode(),
}).noUnknown();
export type ChangeEmailInput = InferType<typeof changeEmailSchema>;

/** Body of calls that only the owner of the account may make, not whoever finds it open. */
export const ownerSchema = object({
  password: currentPassword(),
  code: secondFactorCode(),
}).noUnknown();
export type OwnerProof = InferType<typeof ownerSchema>;

/** The code in the form of an account that has a second factor. */
export const requiredCode = secondFactorCode().required(code('required'));

/** Body of `PUT /user/me/second-factor`: the first code of the authenticator app. */
export const secondFactorSchema = object({ code: requiredCode }).noUnknown();

/** Answer of `POST /user/me/second-factor`: what an authenticator app is given. */
export interface SecondFactorSecret {
  /** Base32, for typing it in. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

/** Answer of the calls that turn the second factor on or replace its recovery codes. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export const refreshSchema = object({
  refreshToken: text({ max: 100 }).required(code('required')),
}).noUnknown();

/** Answer of `GET /user/me`: the server's record of the signed-in user. */
export interface UserRecord {
  id: string;
  username: string;
  name: string;
  roles: Role[];
  imageUrl: string | null;
  organization: { id: string; code: string; name: string } | null;
  preferredLanguage: Language;
  /** Whether the learner's screens are shown in large text. */
  largeText: boolean;
  /** While a system administrator looks through this person's eyes: until when. */
  seenUntil: string | null;
}

/** The current user as the screen keeps it (specification, section 3): `email` is the `username`. */
export interface CurrentUser {
  id: string;
  email: string;
  name: string;
  roles: Role[];
  imageUrl: string;
  organizationCode: string | null;
  largeText?: boolean;
  /** Set while somebody else looks through this person's eyes; ISO 8601. */
  seenUntil?: string;
}

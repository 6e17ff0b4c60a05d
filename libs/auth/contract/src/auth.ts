import {
  type AuthResult,
  code,
  email,
  type Language,
  languages,
  lineOfText,
  newPassword,
  phone,
  type Role,
  text,
} from '@lms/contract';
import { array, boolean, type InferType, object, ref, string } from 'yup';
import { blankUserImage } from './blank-user-image';
import { addressSchema, type ProfileInput, signOption, socialNetworksSchema } from './profile';

const confirmPassword = () =>
  string()
    .required(code('required'))
    .oneOf([ref('password')], code('mismatch'));
const registrationEmail = () => email({ min: 3, max: 48 });

/** Code of an authenticator app, or a recovery code. */
const secondFactorCode = () => text({ min: 6, max: 30 });
/** Path on this site at which the owner of a mailed link goes on. */
const returnPath = () =>
  text({ max: 500 }).matches(/^\/(?![/\\])[^\s\\]*$/, {
    message: code('invalid'),
    excludeEmptyString: true,
  });
const currentPassword = () => text({ max: 100 }).required(code('required'));

/**
 * Login form and body of `POST /auth/authenticate` (specification, section 5). `code` is required
 * if the account has a second factor.
 */
export const loginSchema = object({
  email: email({ min: 3, max: 360 }).required(code('required')),
  password: text({ min: 6, max: 100 }).required(code('required')),
  code: secondFactorCode(),
}).noUnknown();
export type LoginInput = InferType<typeof loginSchema>;

/**
 * Body of `POST /auth/signup`: the specification's user object (section 3), and the language of
 * mails. What one may not set oneself is refused unless it has the value of every new user.
 */
export const signupSchema = object({
  name: lineOfText({ min: 3, max: 48 }).required(code('required')),
  email: registrationEmail().required(code('required')),
  password: newPassword().required(code('required')),
  language: string().oneOf(languages, code('oneOf')).default('en'),
  returnUrl: returnPath(),
  username: string().test(
    'email',
    code('invalid'),
    (value, { parent }) => !value || value === (parent as { email?: string }).email,
  ),
  imageUrl: string().oneOf(['', blankUserImage], code('invalid')),
  roles: array(string().defined()).max(0, code('invalid')),
  occupation: lineOfText({ max: 80 }),
  companyName: lineOfText({ max: 120 }),
  signOption: signOption(),
  phone: phone(),
  address: addressSchema.default(undefined).optional(),
  socialNetworks: socialNetworksSchema.default(undefined).optional(),
}).noUnknown();
export type SignupInput = InferType<typeof signupSchema>;

/** Registration form: the sign-up body and the fields that stay in the browser. */
export const registrationSchema = signupSchema.shape({
  confirmPassword: confirmPassword(),
  terms: boolean().required(code('terms')).oneOf([true], code('terms')),
});
export type RegistrationForm = InferType<typeof registrationSchema>;

/** Body of `POST /auth/user/forgot-password` and `/auth/resend-verification`. */
export const forgotPasswordSchema = object({
  email: email({ min: 3, max: 360 }).required(code('required')),
  returnUrl: returnPath(),
}).noUnknown();
export type ForgotPasswordInput = InferType<typeof forgotPasswordSchema>;

/**
 * Answer of `GET /auth/verify-email`. `CHANGED` has ended every session, `ALREADY` changes nothing.
 */
export interface VerifiedEmail {
  verified: true;
  outcome: 'CONFIRMED' | 'CHANGED' | 'ALREADY';
  /** Session of a new learner, in the browser that signed up; elsewhere `null`. */
  session: AuthResult | null;
}

/** Query of the calls that judge or use a mailed link. */
export const mailedTokenSchema = object({
  token: text({ max: 100 }).required(code('required')),
}).noUnknown();

/** Body of `PUT /auth/user/reset-password`; `token` comes from the mailed link. */
export const resetPasswordSchema = object({
  token: text({ max: 100 }).required(code('required')),
  password: newPassword().required(code('required')),
}).noUnknown();
export type ResetPasswordInput = InferType<typeof resetPasswordSchema>;

/** Form for a new password: the body and the repeated password. */
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

/** Form for a changed password: the body and the repeated password. */
export const changePasswordFormSchema = changePasswordSchema.shape({
  repeatedPassword: confirmPassword(),
});

/** Body of `POST /auth/user/change-email`. The new address takes effect by a mailed link. */
export const changeEmailSchema = object({
  email: registrationEmail().required(code('required')),
  password: currentPassword(),
  code: secondFactorCode(),
}).noUnknown();
export type ChangeEmailInput = InferType<typeof changeEmailSchema>;

/** Body of calls that need proof of ownership beyond an open session. */
export const ownerSchema = object({
  password: currentPassword(),
  code: secondFactorCode(),
}).noUnknown();
export type OwnerProof = InferType<typeof ownerSchema>;

/** Code field of a form for an account with a second factor. */
export const requiredCode = secondFactorCode().required(code('required'));

/** Body of `PUT /user/me/second-factor`: the first code of the authenticator app. */
export const secondFactorSchema = object({ code: requiredCode }).noUnknown();

/** Answer of `POST /user/me/second-factor`: the secret for an authenticator app. */
export interface SecondFactorSecret {
  /** Secret in Base32, for typing. */
  secret: string;
  /** `otpauth://…` address, for a QR code. */
  uri: string;
}

/** Answer of the calls that enable the second factor or replace its recovery codes. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** Body of `POST /auth/refresh`. */
export const refreshSchema = object({
  refreshToken: text({ max: 100 }).required(code('required')),
}).noUnknown();

/**
 * The specification's user model (section 3) without its password. `email` is the `username`;
 * `address` and `socialNetworks` are `null` until given.
 */
export interface UserModel {
  id: string;
  username: string;
  email: string;
  name: string;
  imageUrl: string | null;
  roles: Role[];
  occupation: string;
  companyName: string;
  signOption: string;
  phone: string;
  address: ProfileInput['address'] | null;
  socialNetworks: ProfileInput['socialNetworks'] | null;
}

/** Answer of `GET /user/me`: the server's record of the signed-in user. */
export interface UserRecord extends UserModel {
  organization: { id: string; code: string; name: string } | null;
  preferredLanguage: Language;
  /** Preference for large text on the learner's screens. */
  largeText: boolean;
  /** End of a system administrator's view as this user (ISO 8601); otherwise `null`. */
  viewedAsUntil: string | null;
  /** The role demands a second factor; until it is on, the account can do nothing else. */
  needsSecondFactor: boolean;
}

/** Current user in the store (specification, section 3); `email` is the `username`. */
export interface CurrentUser {
  id: string;
  email: string;
  name: string;
  roles: Role[];
  imageUrl: string;
  organizationCode: string | null;
  largeText?: boolean;
  /** End of a system administrator's view as this user (ISO 8601). */
  viewedAsUntil?: string;
  /** The second factor that the role demands is yet to be turned on. */
  needsSecondFactor?: boolean;
}

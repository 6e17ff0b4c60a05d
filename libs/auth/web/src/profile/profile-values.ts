import { type Profile, type ProfileInput, profileSchema } from '@lms/auth/contract';

/** Schema of the body for a form, in which only the name is required. */
export const profileFormSchema = profileSchema.deepPartial().concat(profileSchema.pick(['name']));
/** Values of the form; empty fields are missing. */
export type FormValues = ReturnType<typeof profileFormSchema.validateSync>;

const networks = ['linkedIn', 'facebook', 'twitter', 'instagram'] as const;
export const plainFields = [
  'name',
  'phone',
  'occupation',
  'companyName',
  'gender',
  'dateOfBirth',
] as const;
export const addressFields = ['line', 'city', 'postCode'] as const;
export const networkFields = networks;

const texts = <Key extends string>(
  keys: readonly Key[],
  values: Partial<Record<Key, unknown>> = {},
) =>
  Object.fromEntries(
    keys.map((key) => {
      const value = values[key];
      return [key, typeof value === 'string' ? value.trim() : ''];
    }),
  ) as Record<Key, string>;

/** Returns every editable field, with an empty text for those not set. */
export const toProfileInput = (values: FormValues | Profile): ProfileInput => ({
  ...(texts(plainFields, values) as Omit<ProfileInput, 'address' | 'socialNetworks'>),
  address: texts(addressFields, values.address),
  socialNetworks: texts(networkFields, values.socialNetworks),
});

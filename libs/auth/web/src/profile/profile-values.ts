import { type Profile, type ProfileInput, profileSchema } from '@lms/auth/contract';

/** The body's schema for a form, where a field may stay empty save for the name. */
export const profileFormSchema = profileSchema.deepPartial().concat(profileSchema.pick(['name']));
/** As a form gives them: a field that was left empty is missing. */
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

/** Everything that the form edits, an empty text where nothing was said. */
export const toProfileInput = (values: FormValues | Profile): ProfileInput => ({
  ...(texts(plainFields, values) as Omit<ProfileInput, 'address' | 'socialNetworks'>),
  address: texts(addressFields, values.address),
  socialNetworks: texts(networkFields, values.socialNetworks),
});

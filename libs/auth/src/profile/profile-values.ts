import { type Profile, type ProfileInput, profileSchema } from '@lms/contract';

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

const flat = ({ address, socialNetworks, ...plain }: ProfileInput): Record<string, string> => ({
  ...plain,
  ...Object.fromEntries(Object.entries(address).map(([key, value]) => [`address.${key}`, value])),
  ...Object.fromEntries(
    Object.entries(socialNetworks).map(([key, value]) => [`socialNetworks.${key}`, value]),
  ),
});

const nested = (values: Record<string, string>): ProfileInput => {
  const part = (prefix: string) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, value]) => [key.slice(prefix.length), value]),
    );
  return toProfileInput({
    ...values,
    address: part('address.'),
    socialNetworks: part('socialNetworks.'),
  } as FormValues);
};

/** A field that was changed here and, to something else, elsewhere. */
export interface Clash {
  field: string;
  saved: string;
}

/**
 * Brings what was typed together with what somebody saved meanwhile: what was changed here stays,
 * everything else follows the saved version.
 */
export const mergeProfiles = (base: ProfileInput, typed: ProfileInput, saved: ProfileInput) => {
  const [old, mine, theirs] = [flat(base), flat(typed), flat(saved)];
  const clashes: Clash[] = [];
  const merged = Object.entries(mine).map(([field, value]) => {
    const other = theirs[field] ?? '';
    if (value === old[field]) return [field, other] as const;
    if (other !== old[field] && other !== value) clashes.push({ field, saved: other });
    return [field, value] as const;
  });
  return { values: nested(Object.fromEntries(merged)), clashes };
};

import type { en } from './locales/en';
import type { Namespace } from './namespaces';

/** Variants that i18next selects by `context`; each has a default text without one. */
type Context =
  'ACCESS_LOST' | 'asc' | 'AUTHOR_INACTIVE' | 'by' | 'desc' | 'none' | 'ORGANIZATION_CLOSED';

/** Key without the suffixes that i18next adds for plural and context. */
type Named<Key extends string> = Key extends `${infer Base}_zero`
  ? Base
  : Key extends `${infer Base}_one`
    ? Base
    : Key extends `${infer Base}_other`
      ? Base
      : Key extends `${string}_${Context}`
        ? never
        : Key;

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Named<Key>
    : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** Full key such as `cart.total`; a key without an English text does not compile. */
export type TextKey = Paths<Pick<typeof en, Namespace>>;

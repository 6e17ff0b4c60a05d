import type { en } from './locales/en';
import type { Namespace } from './namespaces';

/** Variants of a text that i18next chooses by `context`; each has its text without one beside it. */
type Context = 'ACCESS_LOST' | 'asc' | 'AUTHOR_INACTIVE' | 'desc' | 'none' | 'ORGANIZATION_CLOSED';

/** The key that a screen names: i18next adds the form of the plural and the context. */
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

/** A full key such as `cart.total`: one that has no English text does not compile. */
export type TextKey = Paths<Pick<typeof en, Namespace>>;

import styles from './avatar.module.css';

export interface Person {
  name: string;
  imageUrl?: string | null;
}

/** Picture that the server gives to people without one. */
const blank = '/media/blank-user.svg';
const tones = ['plain', 'accent', 'good', 'warn', 'bad'] as const;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the first letters of the first and the last word; of a name in other letters than Latin,
 * which are wider, one with its vowel sign.
 */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const isLatin = /^\p{Script=Latin}/u.test(words[0] ?? '');
  return [...new Set([words[0], isLatin ? words.at(-1) : words[0]])]
    .map((word = '') => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toUpperCase();
};

/** Returns the tone of a name: always the same, and spread evenly. */
const toneOf = (name: string) =>
  tones[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length] ??
  'plain';

/** Picture of a person beside their name, or their initials. */
export const Avatar = ({ name, imageUrl }: Person) =>
  imageUrl && imageUrl !== blank ? (
    <img className={styles['avatar']} src={imageUrl} width={32} height={32} alt="" />
  ) : (
    <span className={`${styles['avatar']} ${styles[toneOf(name)]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );

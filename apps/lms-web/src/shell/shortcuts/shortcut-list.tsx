import { type Translate, useTranslation } from '@lms/i18n';
import { selectLayout, singleKeysSet } from '@lms/ui';
import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Place } from './places';
import { type ListedKey, otherScreenKeys, screenKeys, type ShownKey } from './screen-keys';
import styles from './shortcut-list.module.css';

interface Line {
  keys: readonly ShownKey[];
  /** One key follows the other, instead of both being held. */
  isSequence?: boolean;
  text: string;
}

const linesOf = (shortcuts: readonly ListedKey[], t: Translate): Line[] =>
  shortcuts.flatMap(({ keys, textOf }) => {
    const text = textOf(t);
    return text ? [{ keys, text }] : [];
  });

const Keys = ({ keys, isSequence }: Pick<Line, 'keys' | 'isSequence'>) => {
  const { t } = useTranslation();
  return keys.map((key, index) => {
    const text = typeof key === 'string' ? key : t(`shortcuts.key.${key.named}`);
    return (
      <Fragment key={text}>
        {index > 0 && <span>{isSequence ? t('shortcuts.then') : '+'}</span>}
        <kbd>{text}</kbd>
      </Fragment>
    );
  });
};

const Group = ({ title, lines }: { title: string; lines: Line[] }) =>
  lines.length > 0 && (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ text, ...line }) => (
          <div key={text}>
            <dt>
              <Keys {...line} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

/** Choice whether single letters act, which this browser keeps. */
const SingleKeysSwitch = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { singleKeys } = useSelector(selectLayout);
  return (
    <div className={styles['switch']}>
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-describedby="single-keys-hint"
          checked={singleKeys}
          onChange={({ target }) => dispatch(singleKeysSet(target.checked))}
        />
        {t('shortcuts.single')}
      </label>
      <p id="single-keys-hint">{t('shortcuts.singleHint')}</p>
    </div>
  );
};

/** All keys that do something on the screen behind, and the switch of those that are one letter. */
export const ShortcutList = ({ places }: { places: readonly Place[] }) => {
  const { t } = useTranslation();
  const { singleKeys } = useSelector(selectLayout);
  const singles = <One,>(some: readonly One[]) => (singleKeys ? some : []);
  const onScreen = linesOf([...singles(screenKeys), ...otherScreenKeys], t);
  const go = singles(places).map(({ letter, translate }) => ({
    keys: ['G', letter.toUpperCase()],
    isSequence: true,
    text: t(translate),
  }));
  const anywhere: Line[] = [
    ...singles([{ keys: ['?'], text: t('shortcuts.list') }]),
    { keys: [{ named: 'ctrl' }, 'K'], text: t('shell.search.open') },
    { keys: ['Esc'], text: t('shortcuts.close') },
  ];
  return (
    <>
      <SingleKeysSwitch />
      <div className={styles['groups']}>
        <Group title={t('shortcuts.screen')} lines={onScreen} />
        <Group title={t('shortcuts.go')} lines={go} />
        <Group title={t('shortcuts.anywhere')} lines={anywhere} />
      </div>
      {singleKeys && <p className={styles['soft']}>{t('shortcuts.resting')}</p>}
    </>
  );
};

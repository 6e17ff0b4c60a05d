import { type TextKey, useTranslation } from '@lms/i18n';
import { hasPictures } from '../player/picture-in-picture';
import styles from './study.module.css';

type Shortcut = [keys: string[], text: TextKey];

const video: Shortcut[] = [
  [['K'], 'notes.keys.play'],
  [['J'], 'notes.keys.back'],
  [['L'], 'notes.keys.ahead'],
  [['<'], 'notes.keys.slower'],
  [['>'], 'notes.keys.faster'],
  [['C'], 'notes.keys.captions'],
  [['F'], 'notes.keys.fullScreen'],
];
const picture: Shortcut = [['I'], 'notes.picture'];
const lesson: Shortcut[] = [
  [['/'], 'notes.keys.transcript'],
  [['G'], 'notes.find.title'],
  [['W'], 'notes.keys.note'],
  [['Shift', 'N'], 'learning.player.next'],
  [['Shift', 'P'], 'learning.player.previous'],
  [['T'], 'notes.reading.top'],
  [['?'], 'notes.keys.list'],
];

const Group = ({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) => {
  const { t } = useTranslation();
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles['keys']}>
        {shortcuts.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** All keyboard shortcuts of the player. */
export const ShortcutList = () => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('notes.keys.when')}</p>
      <Group
        title={t('notes.keys.video')}
        shortcuts={hasPictures() ? [...video, picture] : video}
      />
      <Group title={t('learning.about.lesson')} shortcuts={lesson} />
    </>
  );
};

/** The same list among the facts of a lesson, for who knows of no key that shows it. */
export const LessonKeys = () => {
  const { t } = useTranslation();
  return (
    <section className={styles['lessonKeys']}>
      <h2>{t('notes.keys.title')}</h2>
      <ShortcutList />
    </section>
  );
};

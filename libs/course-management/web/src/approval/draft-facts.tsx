import type { CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { CaptionedVideo } from '../builder/captioned-video';
import styles from './approval.module.css';
import { changedFields, type DraftField } from './changes';
import { useFieldText } from './field-text';
import { TextDiff } from './text-diff';

const shownFields: DraftField[] = [
  'title',
  'summary',
  'description',
  'categoryId',
  'instructorIds',
  'kind',
  'programme',
  'label',
  'level',
  'language',
  'price',
  'passMark',
  'sequential',
  'prerequisiteIds',
  'outcomes',
  'requirements',
  'audiences',
  'inclusions',
];
const ownWords: DraftField[] = ['title', 'summary', 'description', 'outcomes', 'requirements'];

/** All fields of a course, with changes marked for a revision. */
export const DraftFacts = ({
  draft,
  published,
}: {
  draft: CourseDraft;
  published: CourseDraft | null;
}) => {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const changed: DraftField[] = published ? changedFields(published, draft) : [];
  return (
    <dl className={styles['facts']}>
      {shownFields.map((field) => {
        const lang = ownWords.includes(field) ? draft.language : undefined;
        const after = textOf(draft, field);
        return (
          <div key={field} className={changed.includes(field) ? styles['changed'] : undefined}>
            <dt>
              {t(`courses.field.${field}`)}
              {changed.includes(field) && (
                <span className={styles['mark']}>{t('courses.review.changed')}</span>
              )}
            </dt>
            <dd lang={lang}>
              {published && changed.includes(field) ? (
                <TextDiff before={textOf(published, field)} after={after} />
              ) : (
                <p className={styles['text']}>{after || t('courses.review.nothing')}</p>
              )}
            </dd>
          </div>
        );
      })}
      {(['imageUrl', 'previewVideoUrl'] as const).map((field) => {
        const isChanged =
          changed.includes(field) ||
          (field === 'previewVideoUrl' && changed.includes('previewCaptions'));
        return (
          <div key={field} className={isChanged ? styles['changed'] : undefined}>
            <dt>
              {t(`courses.field.${field}`)}
              {isChanged && <span className={styles['mark']}>{t('courses.review.changed')}</span>}
            </dt>
            <dd>
              <Media draft={draft} field={field} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

const Media = ({ draft, field }: { draft: CourseDraft; field: 'imageUrl' | 'previewVideoUrl' }) => {
  const { t } = useTranslation();
  const url = draft[field];
  if (!url) return <p>{t('courses.review.nothing')}</p>;
  return field === 'imageUrl' ? (
    <img className={styles['media']} src={url} alt={t('courses.form.currentPicture')} />
  ) : (
    <CaptionedVideo src={url} captions={draft.previewCaptions ?? []} language={draft.language} />
  );
};

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

const mediaFields = ['imageUrl', 'previewVideoUrl'] as const;
type MediaField = (typeof mediaFields)[number];
type ShownField = DraftField | MediaField;
const allFields: ShownField[] = [...shownFields, ...mediaFields];

const isMedia = (field: ShownField): field is MediaField =>
  mediaFields.some((name) => name === field);

interface FactsProps {
  draft: CourseDraft;
  published: CourseDraft | null;
}

interface FieldsProps extends FactsProps {
  fields: ShownField[];
  isChanged: boolean;
}

const Fields = ({ draft, published, fields, isChanged }: FieldsProps) => {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const valueOf = (field: ShownField) => {
    if (isMedia(field)) return <Media draft={draft} field={field} />;
    const after = textOf(draft, field);
    if (!published || !isChanged) {
      return <p className={styles['text']}>{after || t('courses.review.nothing')}</p>;
    }
    const before = textOf(published, field);
    return (
      <div className={styles['sides']}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side}>
            <p className={styles['side']}>
              {t(side === 'before' ? 'courses.review.liveNow' : 'courses.review.proposed')}
            </p>
            {(side === 'before' ? before : after) ? (
              <TextDiff before={before} after={after} side={side} />
            ) : (
              <p>{t('courses.review.nothing')}</p>
            )}
          </div>
        ))}
      </div>
    );
  };
  return (
    <dl className={styles['facts']}>
      {fields.map((field) => (
        <div key={field} className={isChanged ? styles['changed'] : undefined}>
          <dt>
            {t(`courses.field.${field}`)}
            {isChanged && <span className={styles['mark']}>{t('courses.review.changed')}</span>}
          </dt>
          <dd lang={ownWords.some((name) => name === field) ? draft.language : undefined}>
            {valueOf(field)}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Fields of a course; of a revision those that differ, and the others when asked for. */
export const DraftFacts = ({ draft, published }: FactsProps) => {
  const { t } = useTranslation();
  const changed: DraftField[] = published ? changedFields(published, draft) : [];
  const isChanged = (field: ShownField) =>
    changed.includes(field) || (field === 'previewVideoUrl' && changed.includes('previewCaptions'));
  const differ = allFields.filter(isChanged);
  const others = allFields.filter((field) => !isChanged(field));
  if (!published) {
    return <Fields draft={draft} published={null} fields={allFields} isChanged={false} />;
  }
  return (
    <>
      <p className={styles['small']}>
        {t('courses.review.differ', { count: differ.length, total: allFields.length })}
      </p>
      <Fields draft={draft} published={published} fields={differ} isChanged />
      <details>
        <summary>{t('courses.review.sameFields')}</summary>
        <Fields draft={draft} published={published} fields={others} isChanged={false} />
      </details>
    </>
  );
};

const Media = ({ draft, field }: { draft: CourseDraft; field: MediaField }) => {
  const { t } = useTranslation();
  const url = draft[field];
  if (!url) return <p>{t('courses.review.nothing')}</p>;
  return field === 'imageUrl' ? (
    <img className={styles['media']} src={url} alt={t('courses.form.currentPicture')} />
  ) : (
    <CaptionedVideo src={url} captions={draft.previewCaptions ?? []} language={draft.language} />
  );
};

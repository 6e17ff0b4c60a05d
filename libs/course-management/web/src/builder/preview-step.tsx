import { EmptyList } from '@lms/admin-ui';
import type { CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Cover, Icon, RichText } from '@lms/ui';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { LessonContent } from './lesson-content';
import { lessonIcons } from './lesson-row';
import styles from './preview.module.css';
import { searchOf, usePlace } from './steps';

/** Preview of the draft as learners will see it: the course page, then each lesson. */
export const PreviewStep = ({ draft }: { draft: CourseDraft }) => {
  const { t, formats } = useTranslation();
  const { place, go } = usePlace();
  const lessons = draft.sections.flatMap((section) => section.lessons);
  const at = lessons.findIndex(({ id }) => id === place.lessonId);
  const lesson = lessons[at];
  const minutes = lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const lang = draft.language;
  const open = (index: number) => go({ step: 'preview', lessonId: lessons[index]?.id });
  return (
    <div className={styles['preview']}>
      <div className={styles['main']}>
        {lesson ? (
          <>
            <h3 lang={lang}>{lesson.title || t('courses.curriculum.untitled')}</h3>
            <LessonContent key={lesson.id} lesson={lesson} language={lang} />
            <div className={styles['actions']}>
              {at > 0 && (
                <Button onClick={() => open(at - 1)}>{t('courses.preview.previous')}</Button>
              )}
              {at < lessons.length - 1 && (
                <Button type="primary" onClick={() => open(at + 1)}>
                  {t('courses.preview.next')}
                </Button>
              )}
            </div>
          </>
        ) : (
          <>
            <Cover
              slug={draft.title}
              category=""
              imageUrl={draft.imageUrl}
              title={draft.title}
              lang={lang}
            />
            <h3 lang={lang}>{draft.title}</h3>
            <p lang={lang}>{draft.summary}</p>
            <p className={styles['facts']}>
              <span>{t(`courses.level.${draft.level}`)}</span>
              <span>{t('courses.curriculum.count', { count: lessons.length })}</span>
              <span>{t('courses.lesson.minutes', { count: minutes })}</span>
              <span>
                {draft.price === 0 ? t('catalog.price.FREE') : formats.money(draft.price)}
              </span>
            </p>
            <RichText html={draft.description} lang={lang} />
            {draft.outcomes.length > 0 && (
              <>
                <h4>{t('courses.field.outcomes')}</h4>
                <ul lang={lang}>
                  {draft.outcomes.map((outcome) => (
                    <li key={outcome}>{outcome}</li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
      <nav aria-label={t('courses.step.curriculum')} className={styles['outline']}>
        <Link to={{ search: searchOf({ step: 'preview' }) }} preventScrollReset>
          {t('courses.preview.overview')}
        </Link>
        {lessons.length === 0 && <EmptyList text={t('courses.curriculum.empty')} />}
        {draft.sections.map((section) => (
          <div key={section.id}>
            <p lang={lang}>{section.title || t('courses.curriculum.untitled')}</p>
            <ul>
              {section.lessons.map(({ id, title, type }) => (
                <li key={id}>
                  <Link
                    to={{ search: searchOf({ step: 'preview', lessonId: id }) }}
                    aria-current={id === lesson?.id ? 'true' : undefined}
                    preventScrollReset
                  >
                    <Icon name={lessonIcons[type]} />
                    <span lang={lang}>{title || t('courses.curriculum.untitled')}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
};

import { EmptyList, MountOnOpen, Notice, ProblemNotice } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { type CourseTerm, namedSide, sortTerms } from '@lms/contract';
import {
  courseManagementPermissions,
  type Glossary,
  maxTerms,
} from '@lms/course-management/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { PageHead } from '@lms/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { builderPath } from '../courses/course-paths';
import { stageOf } from '../courses/use-course-action';
import { CourseStatusTags } from '../courses/use-course-view';
import styles from './glossary.module.css';
import { PasteDialog } from './paste-dialog';
import { TermDialog } from './term-dialog';
import { TermRow } from './term-row';
import { useGlossaryChange } from './use-glossary-change';

/** Last step of the author, as long as it can be undone. */
interface LastStep {
  text: string;
  undone: string;
  undo: (terms: readonly CourseTerm[]) => CourseTerm[];
  /** True if what was pressed is gone, so that the focus goes to what takes it back. */
  isDeletion: boolean;
}

const without = (terms: readonly CourseTerm[], gone: readonly CourseTerm[]) =>
  terms.filter(({ id }) => gone.every((term) => term.id !== id));

/** Terms of a course: added, changed, deleted and pasted; each step is saved at once. */
export const GlossaryScreen = ({ glossary }: { glossary: Glossary }) => {
  const { t, i18n } = useTranslation();
  const { can } = useSession();
  const change = useGlossaryChange(glossary.courseId);
  const [edited, setEdited] = useState<CourseTerm | 'new'>();
  const [isPasting, setIsPasting] = useState(false);
  const [step, setStep] = useState<LastStep>();
  const [announced, setAnnounced] = useState('');
  const [problem, setProblem] = useState<CallProblem>();
  const undo = useRef<HTMLButtonElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step?.isDeletion) undo.current?.focus();
  }, [step]);

  const isAuthor = can(courseManagementPermissions['courseware.write']);
  const stage = stageOf(glossary);
  const mayWrite = isAuthor && stage !== 'PENDING';
  const isPublished = glossary.status === 'ACTIVE' || glossary.status === 'INACTIVE';
  const terms = sortTerms(glossary.terms, i18n.language);
  const isFull = terms.length >= maxTerms;

  const apply = async (next: (all: readonly CourseTerm[]) => CourseTerm[]) => {
    const failure = await change({ from: glossary, apply: next });
    setProblem(failure);
    return !failure;
  };
  const remove = async (term: CourseTerm) => {
    // Becomes what somebody else has made of it meanwhile, so that undoing loses nothing.
    let gone = term;
    const isGone = await apply((all) => {
      gone = all.find(({ id }) => id === term.id) ?? gone;
      return without(all, [term]);
    });
    if (!isGone) return;
    const title = term.term[namedSide(term, i18n.language)];
    setStep({
      text: t('courses.curriculum.removed', { title }),
      undone: t('courses.curriculum.restored', { title }),
      undo: (all) => [...without(all, [gone]), gone],
      isDeletion: true,
    });
  };
  const takeBack = async ({ undo: back, undone }: LastStep) => {
    if (!(await apply(back))) return;
    setStep(undefined);
    setAnnounced(undone);
    add.current?.focus();
  };

  return (
    <>
      <PageHead title={t('courses.glossary.title')} />
      <div className={styles['head']}>
        <h1>{t('courses.glossary.title')}</h1>
        <p>
          <Link to={builderPath(glossary.courseId)} lang={glossary.language}>
            {glossary.title}
          </Link>{' '}
          <CourseStatusTags course={glossary} />
        </p>
        <p className={styles['hint']}>{t('courses.glossary.lead')}</p>
      </div>
      {!isAuthor && <Notice silent>{t('courses.builder.readOnly')}</Notice>}
      {isAuthor && stage === 'PENDING' && <Notice silent>{t('courses.builder.pending')}</Notice>}
      {mayWrite && isPublished && (
        <Notice silent>
          <p>{t('courses.builder.published')}</p>
          <Link to={builderPath(glossary.courseId, 'submit')}>{t('courses.step.submit')}</Link>
        </Notice>
      )}
      {problem && <ProblemNotice problem={problem} />}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {step && (
        <Notice>
          <p>{step.text}</p>
          <div className={styles['tools']}>
            <Button ref={undo} onClick={() => void takeBack(step)}>
              {t('courses.curriculum.undo')}
            </Button>
            <Button
              type="link"
              onClick={() => {
                setStep(undefined);
                add.current?.focus();
              }}
            >
              {t('common.action.close')}
            </Button>
          </div>
        </Notice>
      )}
      {mayWrite && (
        <div className={styles['tools']}>
          <Button
            ref={add}
            type="primary"
            aria-disabled={isFull || undefined}
            aria-describedby="glossary-count"
            onClick={() => !isFull && setEdited('new')}
          >
            {t('courses.glossary.add')}
          </Button>
          <Button
            aria-disabled={isFull || undefined}
            aria-describedby="glossary-count"
            onClick={() => !isFull && setIsPasting(true)}
          >
            {t('courses.glossary.paste.title')}
          </Button>
        </div>
      )}
      <p id="glossary-count" className={styles['hint']}>
        {t('courses.glossary.count', { count: terms.length, max: maxTerms })}
      </p>
      {terms.length === 0 && (
        <EmptyList text={mayWrite ? t('courses.glossary.empty') : undefined} />
      )}
      <ul className={styles['rows']}>
        {terms.map((term) => (
          <TermRow
            key={term.id}
            term={term}
            mayWrite={mayWrite}
            onEdit={() => setEdited(term)}
            onDelete={() => void remove(term)}
          />
        ))}
      </ul>
      <MountOnOpen open={edited !== undefined}>
        <TermDialog glossary={glossary} term={edited} onClose={() => setEdited(undefined)} />
      </MountOnOpen>
      <MountOnOpen open={isPasting}>
        <PasteDialog
          glossary={glossary}
          open={isPasting}
          onClose={() => setIsPasting(false)}
          onAdded={(added) => {
            setIsPasting(false);
            setStep({
              text: t('courses.glossary.pasted', { count: added.length }),
              undone: t('courses.glossary.unpasted'),
              undo: (all) => without(all, added),
              isDeletion: false,
            });
          }}
        />
      </MountOnOpen>
    </>
  );
};

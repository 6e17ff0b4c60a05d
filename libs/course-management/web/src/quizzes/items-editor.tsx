import { EmptyList, MountOnOpen, Notice } from '@lms/admin-ui';
import type { QuizItem } from '@lms/contract';
import type { Question, QuizInput, QuizReferences } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { lazyPart } from '@lms/ui';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { plainText } from '../fields/plain-text';
import { useItemName, useItemNames } from './item-names';
import { AddButtons, ItemRow } from './item-row';
import { moved, totalOf } from './quiz-input';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';

const QuestionPicker = lazyPart({
  load: () => import('./question-picker').then((module) => module.QuestionPicker),
});

interface ItemsEditorProps {
  references: QuizReferences | undefined;
  /** Organization whose questions can be added; unknown before a course is chosen. */
  organizationId: string | undefined;
  mayChange: boolean;
}

/** Editor of the quiz's items in their order. */
export const ItemsEditor = ({ references, organizationId, mayChange }: ItemsEditorProps) => {
  const { t, formats } = useTranslation();
  const { values, setFieldValue } = useFormikContext<QuizInput>();
  const { items } = values;
  const { data: banks } = quizToolsApi.useFindBanksForQuizQuery(organizationId ?? '', {
    skip: organizationId === undefined,
  });
  const { names, add } = useItemNames(references, banks?.items);
  const nameOf = useItemName(names);
  const list = useRef<HTMLOListElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [announced, setAnnounced] = useState('');
  const [removed, setRemoved] = useState<{ name: string; before: QuizItem[] }>();
  const [focused, setFocused] = useState<{ index: number; selector: string }>();
  const { questions, marks } = totalOf(items);

  // The rows stay and their contents move, so the focus follows the moved or added item.
  useLayoutEffect(() => {
    if (!focused) return;
    const row = list.current?.querySelector(`[data-item="${focused.index}"]`);
    row?.querySelector<HTMLElement>(focused.selector)?.focus();
  }, [focused]);

  const change = (next: QuizItem[], message = '') => {
    void setFieldValue('items', next);
    setAnnounced(message);
  };
  const append = (item: QuizItem) => {
    change([...items, item]);
    setFocused({ index: items.length, selector: 'input, select' });
  };
  const move = (index: number, by: -1 | 1) => {
    const item = items[index];
    if (!item) return;
    const position = index + by + 1;
    const { name } = nameOf(item, index);
    change(
      moved(items, index, index + by),
      t('quizzes.items.moved', { name, position, count: items.length }),
    );
    setFocused({ index: index + by, selector: `[data-move="${by}"]` });
  };
  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    setRemoved({ name: nameOf(item, index).name, before: items });
    change(items.filter((_, at) => at !== index));
  };
  const addQuestions = (chosen: Question[]) => {
    add(chosen.map(({ id, name, type, text }) => ({ id, type, name: name || plainText(text) })));
    change(
      [
        ...items,
        ...chosen.map((question): QuizItem => ({
          kind: 'FIXED',
          questionId: question.id,
          mark: question.defaultMark,
        })),
      ],
      t('quizzes.items.added', { count: chosen.length }),
    );
    setIsPicking(false);
  };

  return (
    <div className={styles['items']} data-field="items">
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {items.length === 0 ? (
        <EmptyList text={t('quizzes.items.empty')} />
      ) : (
        <p className={styles['total']}>
          {t('quizzes.items.total', {
            count: questions,
            marks: t('quizzes.preview.marks', { count: marks, mark: formats.mark(marks) }),
          })}
        </p>
      )}
      {removed && (
        <Notice>
          <p>{t('quizzes.items.removed', { name: removed.name })}</p>
          <div className={styles['tools']}>
            <Button
              onClick={() => {
                change(removed.before);
                setRemoved(undefined);
              }}
            >
              {t('quizzes.items.undo')}
            </Button>
            <Button type="link" onClick={() => setRemoved(undefined)}>
              {t('common.action.close')}
            </Button>
          </div>
        </Notice>
      )}
      <ol ref={list} className={styles['list']}>
        {items.map((item, index) => {
          const { name, type, bank } = nameOf(item, index);
          return (
            <ItemRow
              key={index}
              index={index}
              name={name}
              type={type && t(`quizzes.type.${type}`)}
              bank={bank}
              organizationId={organizationId}
              mayChange={mayChange}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          );
        })}
      </ol>
      {mayChange && organizationId !== undefined && (
        <AddButtons
          onQuestions={() => setIsPicking(true)}
          onRandom={() => append({ kind: 'RANDOM', bankId: '', count: 1, mark: 1 })}
          onSection={() => append({ kind: 'SECTION', title: '' })}
        />
      )}
      {mayChange && organizationId === undefined && (
        <p className={styles['small']}>{t('quizzes.items.courseFirst')}</p>
      )}
      <MountOnOpen open={isPicking}>
        <QuestionPicker
          open={isPicking}
          organizationId={organizationId ?? ''}
          taken={items.flatMap((item) => (item.kind === 'FIXED' ? item.questionId : []))}
          onClose={() => setIsPicking(false)}
          onAdd={addQuestions}
        />
      </MountOnOpen>
    </div>
  );
};

import { type CourseTerm, namedSide, termSides } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import styles from './glossary.module.css';

interface TermRowProps {
  term: CourseTerm;
  mayWrite: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One term with its meanings, the reader's language first. */
export const TermRow = ({ term, mayWrite, onEdit, onDelete }: TermRowProps) => {
  const { t, i18n } = useTranslation();
  const name = term.term[namedSide(term, i18n.language)];
  return (
    <li className={styles['row']} data-term={term.id}>
      {termSides(i18n.language).map((side) => (
        <div key={side} lang={side} className={styles['side']}>
          {term.term[side] && <p className={styles['term']}>{term.term[side]}</p>}
          {term.meaning[side] && <p className={styles['meaning']}>{term.meaning[side]}</p>}
        </div>
      ))}
      {mayWrite && (
        <div className={styles['tools']}>
          <Button aria-label={t('courses.glossary.editNamed', { name })} onClick={onEdit}>
            {t('courses.glossary.change')}
          </Button>
          <Button
            danger
            aria-label={t('courses.curriculum.deleteNamed', { title: name })}
            onClick={onDelete}
          >
            {t('admin.table.delete')}
          </Button>
        </div>
      )}
    </li>
  );
};

import { type DeletionBlock, deletionBlocks, type FieldProblem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Notice } from '../notice/notice';
import styles from './entity.module.css';

const blockOf = ({ params }: FieldProblem): DeletionBlock =>
  deletionBlocks.find((block) => block === params?.['by']) ?? 'OTHER';

const focus = (element: HTMLElement | null) => element?.focus();

/** Names the items that can't be deleted, with the reasons; takes the focus. */
export const BlockedItems = ({ blocked }: { blocked: FieldProblem[] }) => {
  const { t } = useTranslation();
  return (
    <div tabIndex={-1} ref={focus}>
      <Notice tone="bad">
        <p>{t('admin.delete.blocked', { count: blocked.length })}</p>
        <ul className={styles['names']}>
          {blocked.map((problem) => (
            <li key={problem.params?.['id']}>
              {t(`admin.delete.blockedBy.${blockOf(problem)}`, {
                name: problem.params?.['name'],
              })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};

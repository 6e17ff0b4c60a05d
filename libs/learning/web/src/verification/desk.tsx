import { DeskForm } from './desk-form';
import { DeskProgress } from './desk-progress';
import { DeskResults } from './desk-results';
import styles from './desk.module.css';
import { useDesk } from './use-desk';

/** Form, progress and results of the employer's desk. */
export const Desk = () => {
  const desk = useDesk();
  return (
    <div className={styles['desk']}>
      <DeskForm isBusy={desk.isBusy} onCheck={(text, files) => void desk.check(text, files)} />
      <DeskProgress desk={desk} />
      {desk.run && desk.run.phase === 'done' && desk.rows.length > 0 && (
        <DeskResults rows={desk.rows} />
      )}
    </div>
  );
};

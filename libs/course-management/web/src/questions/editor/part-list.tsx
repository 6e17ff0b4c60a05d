import { Notice } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { useField } from '@lms/ui';
import { Button } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../icon-button';
import { moveKeys } from '../../move-keys';
import styles from './editor.module.css';
import { GroupProblem } from './group-problem';
import table from './part-list.module.css';
import { RemoveButton } from './remove-button';
import { usePartList } from './use-part-list';

interface PartListProps<Part extends { id: string }> {
  /** The list's path in the form. */
  name: string;
  make: () => Part;
  addText: string;
  /** Name of a part, counted from 1. */
  nameOf: (number: number) => string;
  hint?: string;
  mayWrite: boolean;
  children: (path: string, part: Part) => ReactNode;
  /** Shown beside the add button. */
  tools?: ReactNode;
  /** Headings of the fields, which stand in a row where there is room. */
  columns?: readonly string[];
}

const maxParts = 50;

/** List of a question's parts: add, remove with undo, move by buttons. */
export const PartList = <Part extends { id: string }>(props: PartListProps<Part>) => {
  const { name, make, addText, nameOf, hint, mayWrite, children, tools, columns } = props;
  const { t, formats } = useTranslation();
  const { values } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  const parts = getIn(values, name) as Part[];
  const box = useRef<HTMLFieldSetElement>(null);
  const list = usePartList<Part>(name, box);
  const moveButton = (index: number, by: -1 | 1) => {
    const isEnd = index + by < 0 || index + by >= parts.length;
    return (
      <IconButton
        aria-label={t(by < 0 ? 'questions.form.moveUp' : 'questions.form.moveDown', {
          name: nameOf(index + 1),
        })}
        idle={isEnd}
        onClick={() => list.move(index, by)}
      >
        {by < 0 ? '↑' : '↓'}
      </IconButton>
    );
  };
  return (
    <fieldset
      ref={box}
      id={control.id}
      tabIndex={-1}
      className={styles['parts']}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${control.id}-hint`} className={styles['small']}>
          {hint}
        </p>
      )}
      <GroupProblem id={control.id} error={error} group={box} />
      {columns && parts.length > 0 && (
        <div aria-hidden="true" className={table['heads']}>
          <p className={table['cells']} data-columns={columns.length}>
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
        </div>
      )}
      <ol className={table['rows']}>
        {parts.map((part, index) => (
          <li
            key={part.id}
            data-part={part.id}
            className={table['rowOf']}
            {...(mayWrite && moveKeys((by) => parts[index + by] && list.move(index, by)))}
          >
            {mayWrite && (
              <div className={table['tools']}>
                <span className={table['number']} aria-hidden="true">
                  {formats.number(index + 1)}
                </span>
                {moveButton(index, -1)}
                {moveButton(index, 1)}
              </div>
            )}
            <div className={table['cells']} data-columns={columns?.length}>
              {children(`${name}[${index}]`, part)}
            </div>
            {mayWrite && (
              <RemoveButton name={nameOf(index + 1)} onClick={() => list.remove(index)} />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {list.moved !== undefined &&
          t('questions.form.moved', { number: list.moved + 1, total: parts.length })}
      </p>
      {list.removed && (
        <Notice>
          <p>{t('questions.form.removed', { name: nameOf(list.removed.index + 1) })}</p>
          <div className={styles['row']} data-undo>
            <Button onClick={list.undo}>{t('questions.form.undo')}</Button>
          </div>
        </Notice>
      )}
      {mayWrite && (
        <div className={styles['row']}>
          {parts.length < maxParts && <Button onClick={() => list.add(make())}>{addText}</Button>}
          {tools}
        </div>
      )}
    </fieldset>
  );
};

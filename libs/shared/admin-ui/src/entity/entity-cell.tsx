import type { EntityTypes } from '@lms/contract';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Avatar } from './avatar';
import styles from './entity-cell.module.css';
import type { EntityColumn, EntityView } from './entity-column';
import { recordMark } from './open-record';

/** Fields that hold a time or a day by the naming of all entities. */
const timeField = /(?:At|On)$/;

/** Tells whether a column's values are too short to be cut, or too exact. */
export const isWhole = <Item,>({ field, isNumber, isWhole: whole }: EntityColumn<Item>) =>
  whole ?? (isNumber === true || field === 'status' || timeField.test(field));

/** Fields of times that a card tells without a label: "8 days ago" is when the row came or changed. */
const pastField = /^(?:created|updated|issued|lastLogin)At$/;

/** Tells whether a value says by itself what it is, so that a card needs no label for it. */
export const isPlain = <Item,>(column: EntityColumn<Item>) =>
  column.field === 'status' || pastField.test(column.field) || !isWhole(column);

/** Place of a value on a card: what it is, then its status, then figures and times. */
export const rankOf = <Item,>(column: EntityColumn<Item>) =>
  column.field === 'status' ? 1 : isWhole(column) ? 2 : 0;

export const contentOf = <Item,>(column: EntityColumn<Item>, item: Item): ReactNode =>
  column.render ? column.render(item) : (item[column.field] as ReactNode);

export const isEmpty = (content: ReactNode) =>
  content === '' || content === false || content === null || content === undefined;

/** One line of a cell, cut with an ellipsis where the column has no room for all of it. */
const Line = ({ children, isSecond }: { children: ReactNode; isSecond?: boolean }) => (
  <span className={isSecond ? `${styles['line']} ${styles['second']}` : styles['line']}>
    <span data-cut>{children}</span>
  </span>
);

/** Columns of an entity in pairs: those of a table, and those that stand below each in its cells. */
export const cellsOf = <Item,>(columns: readonly EntityColumn<Item>[]) => {
  const isBelow = ({ under }: EntityColumn<Item>) =>
    under !== undefined && columns.some(({ field }) => field === under);
  return columns
    .filter((column) => !isBelow(column))
    .map((column) => ({ column, below: columns.filter(({ under }) => under === column.field) }));
};
export type Cell<Item> = ReturnType<typeof cellsOf<Item>>[number];

/** Content of a cell with the lines below it. */
export const EntityCell = <Item,>({
  cell: { column, below },
  item,
  children,
}: {
  cell: Cell<Item>;
  item: Item;
  /** Replaces the content of the first line. */
  children?: ReactNode;
}) => {
  const content = children ?? contentOf(column, item);
  const seconds = below
    .map((other) => ({ field: other.field, content: contentOf(other, item) }))
    .filter((second) => !isEmpty(second.content));
  const first = isWhole(column) ? (
    <span className={styles['whole']}>{content}</span>
  ) : column.isLong ? (
    <span className={styles['long']} data-cut>
      {content}
    </span>
  ) : (
    <Line>{content}</Line>
  );
  const lines = (
    <>
      {first}
      {seconds.map((second) => (
        <Line key={second.field} isSecond>
          {second.content}
        </Line>
      ))}
    </>
  );
  const picture = column.personOf ? (
    <Avatar {...column.personOf(item)} />
  ) : (
    column.pictureOf?.(item)
  );
  if (!picture) return lines;
  return (
    <span className={styles['person']}>
      {picture}
      <span>{lines}</span>
    </span>
  );
};

interface RecordCellProps<T extends EntityTypes> {
  view: EntityView<T>;
  linkOf?: (item: T['item']) => To;
  cell: Cell<T['item']>;
  item: T['item'];
}

/** First cell of a row, which leads to its record. */
export const RecordCell = <T extends EntityTypes>({
  view,
  linkOf,
  cell,
  item,
}: RecordCellProps<T>) => {
  const to = linkOf?.(item);
  if (to === undefined) return <EntityCell cell={cell} item={item} />;
  return (
    <EntityCell cell={cell} item={item}>
      {/* An item that opens on the list leaves its rows where they are. */}
      <Link
        {...recordMark}
        className={styles['record']}
        to={to}
        preventScrollReset={typeof to !== 'string'}
      >
        {contentOf(cell.column, item) || view.nameOf(item)}
      </Link>
    </EntityCell>
  );
};

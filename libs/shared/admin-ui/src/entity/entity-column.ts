import type { EntityTypes, TableState } from '@lms/contract';
import type { ReactNode } from 'react';
import type { Person } from './avatar';

/** Column of a table, and a line of a card on narrow screens. */
export interface EntityColumn<Item> {
  /** Field to show. Readers can sort by it if the resource lists it as sortable. */
  field: keyof Item & string;
  title: string;
  /** Help beside the column's title in a table. */
  help?: ReactNode;
  /** Aligns the values at their last digit. */
  isNumber?: boolean;
  /** Shows the values as the second line of this column's cells, with no column of their own. */
  under?: keyof Item & string;
  /** Gives a table's cell room for two lines; the record has the whole text. */
  isLong?: boolean;
  /** Never cuts the values; built in for a status, numbers and times. */
  isWhole?: boolean;
  /** Returns whom a picture before the cell shows; initials stand in for one. */
  personOf?: (item: Item) => Person;
  /** Renders another picture before the cell, such as a cover. */
  pictureOf?: (item: Item) => ReactNode;
  /** Renders the cell; without it the field's value is shown. */
  render?: (item: Item) => ReactNode;
  /** Source of an export's value, such as `name.bn`; by default the field. */
  exportField?: string;
  /** Texts of an export for stored values. Those of a status are built in. */
  exportTexts?: Record<string, string>;
}

/** Filter by a field's values. */
export interface EntityFilter<T extends EntityTypes> {
  field: keyof T['filter'] & string;
  label: string;
  options: { value: string; label: string }[];
}

/** Entry of a row's menu. */
export type EntityAction = { key: string; label: string; onClick: () => void };

/** Rows that a reader has selected: those of some ids, or all that the list's state matches. */
export interface EntitySelection<T extends EntityTypes> {
  state: TableState<T>;
  ids?: string[];
}

/** Presentation of one entity: its columns and names. */
export interface EntityView<T extends EntityTypes> {
  columns: EntityColumn<T['item']>[];
  filters: EntityFilter<T>[];
  /** Returns an item's display name. */
  nameOf: (item: T['item']) => string;
  /** Path of an item's own page; without one the item opens on the list. */
  pathOf?: (item: T['item']) => string;
  statusText: (status: T['status']) => string;
  /** Names the list's export where the screen has another one. */
  exportText?: string;
  /**
   * Returns the consequences of a change to a status that needs confirmation; nothing for other
   * statuses.
   */
  consequenceOf?: (status: T['status']) => string | undefined;
  /** Returns further actions on an item, besides opening, changing its status and deleting it. */
  actionsOf?: (item: T['item']) => EntityAction[];
}

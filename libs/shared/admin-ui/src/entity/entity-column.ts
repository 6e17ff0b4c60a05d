import type { EntityTypes } from '@lms/contract';
import type { ReactNode } from 'react';

/** A column of a list, and a line of a card where the screen is narrow. */
export interface EntityColumn<Item> {
  /** The field it shows; where the resource lists it as sortable, readers can sort by it. */
  field: keyof Item & string;
  title: string;
  /** Stands beside the title where the list is a table. */
  help?: ReactNode;
  /** Numbers stand below each other by their last digit. */
  isNumber?: boolean;
  /** Without it the field's own value stands. */
  render?: (item: Item) => ReactNode;
  /** Where an export takes it from, such as `name.bn`; without it the field. */
  exportField?: string;
  /** What an export says for a stored value; of a status it is known. */
  exportTexts?: Record<string, string>;
}

/** A filter by some of a field's possible values. */
export interface EntityFilter<T extends EntityTypes> {
  field: keyof T['filter'] & string;
  label: string;
  options: { value: string; label: string }[];
}

/** An entry of a row's menu. */
export type EntityAction = { key: string; label: string; onClick: () => void };

/** How one entity is shown and named. */
export interface EntityView<T extends EntityTypes> {
  columns: EntityColumn<T['item']>[];
  filters: EntityFilter<T>[];
  /** What a person calls one item. */
  nameOf: (item: T['item']) => string;
  statusText: (status: T['status']) => string;
  /** What follows a change to a status that is asked about before; nothing for the others. */
  consequenceOf?: (status: T['status']) => string | undefined;
  /** What can be done with one item besides opening, changing its status and deleting it. */
  actionsOf?: (item: T['item']) => EntityAction[];
}

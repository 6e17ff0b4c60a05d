import { useTranslation } from '@lms/i18n';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styles from './filters.module.css';
import { lookupApi, type LookupItem, type LookupName, lookups } from './lookup-api';

interface LookupFieldProps {
  name: LookupName;
  label: string;
  values: string[];
  onChange: (values: string[]) => void;
}

const pauseMs = 300;
type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const isLookup = (name: string): name is LookupName => name in lookups;

/** Loads selected items that the search did not return: the address holds only their ids. */
const useChosen = (name: LookupName, missing: string[]) => {
  const dispatch = useDispatch<Dispatch>();
  const [chosen, setChosen] = useState<LookupItem[]>([]);
  const ids = missing.filter((id) => chosen.every((item) => item.id !== id)).join();
  useEffect(() => {
    if (!ids) return;
    const { getLookupItem } = lookupApi.endpoints;
    const wanted = ids.split(',').map(async (id) => {
      const read = dispatch(getLookupItem.initiate({ name, id }, { subscribe: false }));
      const { data } = await read;
      return data ?? { id };
    });
    void Promise.all(wanted).then((items) => setChosen((before) => [...before, ...items]));
  }, [dispatch, name, ids]);
  return chosen;
};

/** Multiple choice of entities, found by name. */
export const LookupField = ({ name, label, values, onChange }: LookupFieldProps) => {
  const { t, formats } = useTranslation();
  const [isOpened, setIsOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [searchTerm, setSearchTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchTerm(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [], isFetching } = lookupApi.useFindLookupItemsQuery(
    { name, searchTerm },
    { skip: !isOpened },
  );
  const missing = values.filter((id) => data.every((item) => item.id !== id));
  const items = [...data, ...useChosen(name, missing).filter(({ id }) => missing.includes(id))];
  const nameOf = ({ id, code, username, ...item }: LookupItem) => {
    const text = item.title ?? item.name ?? code ?? id;
    if (typeof text !== 'string') return formats.content(text);
    if (username) return `${text} · ${username}`;
    return name === 'batchCodeId' && code ? `${code} · ${text}` : text;
  };
  return (
    <Select
      className={styles['field']}
      mode="multiple"
      aria-label={label}
      placeholder={label}
      allowClear
      filterOption={false}
      loading={isFetching}
      notFoundContent={t(isFetching ? 'common.state.loading' : 'common.state.noItems')}
      options={items.map((item) => ({ value: item.id, label: nameOf(item) }))}
      value={values}
      onOpenChange={(open) => open && setIsOpened(true)}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
};

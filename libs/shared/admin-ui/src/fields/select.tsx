import { Select as AntdSelect, type SelectProps as AntdSelectProps } from 'antd';
import { useId } from 'react';

type Value = string | number;

interface SelectProps<V extends Value> extends Pick<
  AntdSelectProps<V>,
  'id' | 'aria-label' | 'aria-describedby' | 'disabled' | 'status' | 'onBlur'
> {
  name?: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChange: (value: V) => void;
}

/** Largest number of options that are seen at once; among more one finds by typing. */
const many = 7;

/** Choice of one among options. The field itself stays empty: its description tells the value. */
export const Select = <V extends Value>({
  id,
  name,
  value,
  options,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps<V>) => {
  const valueId = `${useId()}-value`;
  const chosen = options.find((option) => option.value === value);
  return (
    <AntdSelect
      {...rest}
      id={id}
      data-field={name}
      aria-describedby={[chosen && valueId, describedBy].filter(Boolean).join(' ') || undefined}
      // A value that no option has, such as the empty one of a new item, is none yet.
      value={chosen ? value : null}
      options={[...options]}
      // All options are in the page, for those who have them read aloud.
      virtual={false}
      showSearch={options.length > many && { optionFilterProp: 'label' }}
      labelRender={({ label }) => (
        <span id={valueId} lang={chosen?.lang}>
          {label}
        </span>
      )}
      optionRender={({ data }) => <span lang={data.lang}>{data.label}</span>}
    />
  );
};

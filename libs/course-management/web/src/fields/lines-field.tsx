import { FieldBox, useValueWords } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { Input } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isSame = (one: string[], other: string[]) => one.join('\n') === other.join('\n');

/** Several short texts, one a line. */
export const LinesField = ({ name, lang }: { name: string; lang?: string }) => {
  const { t } = useTranslation();
  const { values, setFieldValue, setFieldTouched } = useFormikContext();
  useValueWords(name, (value) => (value as string[]).join(' · '));
  const lines = getIn(values, name) as string[];
  const [text, setText] = useState(lines.join('\n'));
  // An empty new line is no value yet, but a value set from outside replaces the text.
  const shown = isSame(toLines(text), lines) ? text : lines.join('\n');
  return (
    <FieldBox name={name} hint={t('courses.form.linesHint')}>
      {(control) => (
        <Input.TextArea
          {...control}
          rows={Math.max(4, shown.split('\n').length + 1)}
          lang={lang}
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            void setFieldValue(name, toLines(target.value));
          }}
          onBlur={() => void setFieldTouched(name)}
        />
      )}
    </FieldBox>
  );
};

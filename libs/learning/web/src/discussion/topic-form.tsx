import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { type DiscussionTopic, type TopicInput, topicSchema } from '@lms/learning/contract';
import { Button, Check, Form, SubmitButton, TextAreaField, TextField } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useDurationFormat } from '../use-duration-format';
import { discussionApi } from './discussion-api';
import styles from './discussion.module.css';
import { focusField } from './focus-field';

/** Choice to attach the second of the video at which the form was opened. */
const AttachedSecond = ({ second }: { second: number }) => {
  const { t } = useTranslation();
  const duration = useDurationFormat();
  const { values, setFieldValue } = useFormikContext<TopicInput>();
  return (
    <Check
      checked={values.positionSeconds !== null}
      onChange={({ target }) =>
        void setFieldValue('positionSeconds', target.checked ? second : null)
      }
    >
      {t('discussion.attach', { time: duration(second) })}
    </Check>
  );
};

interface TopicFormProps {
  lessonId: string;
  /** Own question to change; a new one without it. */
  topic?: DiscussionTopic;
  /** Second of the video on screen. */
  second: number | null;
  /** Gets the question as it is stored; nothing if it is not sent. */
  onDone: (saved?: DiscussionTopic) => void;
}

/** Form of a question; a question that is sent twice is stored once. */
export const TopicForm = ({ lessonId, topic, second, onDone }: TopicFormProps) => {
  const { t } = useTranslation();
  const [newId] = useState(() => crypto.randomUUID());
  const [save] = discussionApi.useSaveTopicMutation();
  const send = async (input: TopicInput) => {
    const { data, error } = await save({ lessonId, id: topic?.id ?? newId, input });
    if (!data) return toCallProblem(error);
    // After the form has registered the save: before that it would warn about unsaved changes.
    setTimeout(() => onDone(data.topic));
    return undefined;
  };
  const explain = ({ code, retryAfterSeconds = 0 }: CallProblem) =>
    code === 'request.tooMany' && (
      <p>{t('discussion.tooMany', { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })}</p>
    );
  return (
    <div ref={focusField}>
      <Form<TopicInput>
        schema={topicSchema}
        initialValues={{
          title: topic?.title ?? '',
          body: topic?.body ?? '',
          positionSeconds: topic ? topic.positionSeconds : second,
          version: topic?.version ?? 0,
        }}
        labels={{ title: t('discussion.field.title'), body: t('discussion.field.body') }}
        explain={explain}
        onSubmit={send}
      >
        <TextField name="title" />
        <TextAreaField name="body" hint={t('discussion.hint')} />
        {!topic && second !== null && <AttachedSecond second={second} />}
        <div className={styles['actions']}>
          <SubmitButton>{topic ? t('common.action.save') : t('discussion.send')}</SubmitButton>
          <Button look="secondary" onClick={() => onDone()}>
            {t('common.action.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
};

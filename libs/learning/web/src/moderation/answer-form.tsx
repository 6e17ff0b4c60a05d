import { Form, SubmitButton, TextAreaField } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { type PostInput, postSchema } from '@lms/learning/contract';
import { useFocusHandover } from '@lms/ui';
import { type RefObject, useRef, useState } from 'react';
import { discussionApi } from '../discussion/discussion-api';

interface AnswerFormProps {
  topicId: string;
  /** Takes the focus once the answer is sent. */
  heir: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Answer of the staff; an answer that is sent twice is stored once. */
export const AnswerForm = ({ topicId, heir, onDone }: AnswerFormProps) => {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useFocusHandover(root, heir);
  const [id] = useState(() => crypto.randomUUID());
  const [save] = discussionApi.useSavePostMutation();
  const send = async (input: PostInput) => {
    const { error } = await save({ topicId, id, input });
    if (error) return toCallProblem(error);
    // After the form has registered the save: before that it would warn about unsaved changes.
    setTimeout(onDone);
    return undefined;
  };
  return (
    <div ref={root}>
      <Form<PostInput>
        schema={postSchema}
        initialValues={{ body: '', version: 0 }}
        labels={{ body: t('discussion.field.answer') }}
        onSubmit={send}
      >
        <TextAreaField name="body" />
        <div>
          <SubmitButton>{t('discussion.answer')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
};

import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { type DiscussionPost, type PostInput, postSchema } from '@lms/learning/contract';
import { Button, Form, SubmitButton, TextAreaField } from '@lms/ui';
import { useState } from 'react';
import { discussionApi } from './discussion-api';
import styles from './discussion.module.css';
import { focusField } from './focus-field';

interface PostFormProps {
  topicId: string;
  /** Own answer to change; a new one without it. */
  post?: DiscussionPost;
  onDone: (isSaved: boolean) => void;
}

/** Form of an answer; an answer that is sent twice is stored once. */
export const PostForm = ({ topicId, post, onDone }: PostFormProps) => {
  const { t } = useTranslation();
  const [newId] = useState(() => crypto.randomUUID());
  const [save] = discussionApi.useSavePostMutation();
  const send = async (input: PostInput) => {
    const { error } = await save({ topicId, id: post?.id ?? newId, input });
    if (error) return toCallProblem(error);
    // After the form has registered the save: before that it would warn about unsaved changes.
    setTimeout(() => onDone(true));
    return undefined;
  };
  return (
    <div ref={post && focusField}>
      <Form<PostInput>
        schema={postSchema}
        initialValues={{ body: post?.body ?? '', version: post?.version ?? 0 }}
        labels={{ body: t('discussion.field.answer') }}
        onSubmit={send}
      >
        <TextAreaField name="body" rows={3} />
        <div className={styles['actions']}>
          <SubmitButton look="secondary">
            {post ? t('common.action.save') : t('discussion.answer')}
          </SubmitButton>
          {post && (
            <Button look="plain" onClick={() => onDone(false)}>
              {t('common.action.cancel')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
};

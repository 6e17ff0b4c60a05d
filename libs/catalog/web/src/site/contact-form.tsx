import { contactFormSchema, type ContactTopic, contactTopics } from '@lms/catalog/contract';
import { toCallProblem } from '@lms/entity-api';
import { languageOfTag, useTranslation } from '@lms/i18n';
import {
  Button,
  Form,
  FormSent,
  Honeypot,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@lms/ui';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetContactTokenQuery, useSendContactMutation } from './contact-api';

/** Returns the topic in the address, such as `/contact?topic=organization`. */
const useTopicFromAddress = (): ContactTopic => {
  const [search] = useSearchParams();
  const name = search.get('topic')?.toUpperCase();
  return contactTopics.find((topic) => topic === name) ?? 'GENERAL';
};

/** Topic field. A link that names another topic changes only this field. */
const TopicField = ({ addressTopic }: { addressTopic: ContactTopic }) => {
  const { t } = useTranslation();
  const { setFieldValue } = useFormikContext();
  const choose = useEffectEvent((topic: ContactTopic) => void setFieldValue('topic', topic));
  const before = useRef(addressTopic);
  useEffect(() => {
    if (before.current !== addressTopic) choose(addressTopic);
    before.current = addressTopic;
  }, [addressTopic]);
  return (
    <SelectField
      name="topic"
      options={contactTopics.map((topic) => ({
        value: topic,
        label: t(`site.contact.topic.${topic}`),
      }))}
    />
  );
};

/** Contact form. Input stays until the message is accepted. */
export const ContactForm = () => {
  const { t, i18n } = useTranslation();
  const topic = useTopicFromAddress();
  const trap = useRef<HTMLInputElement>(null);
  const [sentBy, setSentBy] = useState<string>();
  const opened = useGetContactTokenQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send] = useSendContactMutation();
  const writeAgain = () => {
    setSentBy(undefined);
    void opened.refetch();
  };
  if (sentBy) {
    return (
      <FormSent
        title={t('site.contact.sent.title')}
        text={t('site.contact.sent.text', { email: sentBy })}
      >
        <Button look="secondary" onClick={writeAgain}>
          {t('site.contact.sent.again')}
        </Button>
      </FormSent>
    );
  }
  return (
    <Form
      schema={contactFormSchema}
      initialValues={{ name: '', email: '', topic, message: '' }}
      labels={{
        name: t('site.contact.field.name'),
        email: t('site.contact.field.email'),
        topic: t('site.contact.field.topic'),
        message: t('site.contact.field.message'),
      }}
      onSubmit={async (values) => {
        const form = opened.data ? opened : await opened.refetch();
        if (!form.data) return toCallProblem(form.error);
        const { error } = await send({
          ...values,
          language: languageOfTag(i18n.language),
          token: form.data.token,
          website: trap.current?.value,
        });
        if (!error) {
          setSentBy(values.email);
          return undefined;
        }
        const problem = toCallProblem(error);
        if (problem.code === 'contact.expired') await opened.refetch();
        return problem;
      }}
    >
      <TextField name="name" autoComplete="name" />
      <TextField name="email" type="email" autoComplete="email" />
      <TopicField addressTopic={topic} />
      <TextAreaField name="message" rows={6} />
      <Honeypot ref={trap} name="website" label={t('site.contact.field.website')} />
      <SubmitButton>{t('site.contact.submit')}</SubmitButton>
    </Form>
  );
};

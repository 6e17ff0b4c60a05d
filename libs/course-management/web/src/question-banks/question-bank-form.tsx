import { EntityEditor, TextAreaField, TextField, withOwner } from '@lms/admin-ui';
import {
  type QuestionBank,
  type QuestionBankInput,
  questionBankResource,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { CategoryField } from '../builder/category-field';
import { OwnerField, useNamesOwner } from '../fields/owner-field';
import { questionBankCalls } from './question-banks-api';

const emptyInput: QuestionBankInput = { name: '', description: '', categoryId: null };

const toInput = ({ name, description, categoryId }: QuestionBank): QuestionBankInput => ({
  name,
  description,
  categoryId,
});

const ownedResource = withOwner(questionBankResource);

interface QuestionBankFormProps {
  /** An id, or `new`; `undefined` closes the form. */
  entityId: string | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

export const QuestionBankForm = (props: QuestionBankFormProps) => {
  const { t } = useTranslation();
  const isNew = props.entityId === 'new';
  const namesOwner = useNamesOwner() && isNew;
  return (
    <EntityEditor
      {...props}
      resource={namesOwner ? ownedResource : questionBankResource}
      calls={questionBankCalls}
      titles={{ create: t('questions.bank.create'), edit: t('questions.bank.edit') }}
      labels={{
        name: t('questions.bank.name'),
        description: t('questions.bank.description'),
        categoryId: t('questions.bank.category'),
        organizationId: t('questions.bank.organization'),
      }}
      emptyInput={emptyInput}
      toInput={toInput}
      nameOf={({ name }) => name}
    >
      {isNew && <OwnerField name="organizationId" />}
      <TextField name="name" />
      <TextAreaField name="description" />
      <CategoryField />
    </EntityEditor>
  );
};

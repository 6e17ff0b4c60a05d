import type { EntitySelection } from '@lms/admin-ui';
import { Form, Modal, ModalActions, ProblemNotice, SubmitButton, whileBusy } from '@lms/admin-ui';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  mailOfAllSchema,
  organizationOfAllSchema,
  type RefusedUser,
  roleOfAllSchema,
  type UserTypes,
} from '@lms/org-management/contract';
import { toastShown, useFieldText, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type AnyObject, type ObjectSchema, string } from 'yup';
import { useOfAllFields } from './of-all-fields';
import type { OfAllKind } from './of-all-kinds';
import { useUserLabels } from './user-labels';
import { usersOfAllApi } from './users-of-all-api';

const schemas = {
  // A select holds texts only.
  role: roleOfAllSchema.shape({ given: string().required() }),
  organization: organizationOfAllSchema,
  mail: mailOfAllSchema,
} as unknown as Record<OfAllKind, ObjectSchema<AnyObject>>;

const Refused = ({ refused }: { refused: RefusedUser[] }) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const fieldText = useFieldText();
  const labels: Record<string, string> = useUserLabels();
  const reasonOf = ({ code, errors }: RefusedUser) => {
    const [problem] = errors;
    return problem ? fieldText(problem, labels[problem.field]) : problemText({ code, errors: [] });
  };
  return (
    <>
      <p role="alert">{t('users.ofAll.refused', { count: refused.length })}</p>
      <ul>
        {refused.map((user) => (
          <li key={user.id}>
            <strong>{user.name}</strong> {reasonOf(user)}
          </li>
        ))}
      </ul>
    </>
  );
};

interface UsersOfAllDialogProps {
  kind: OfAllKind;
  selection: EntitySelection<UserTypes>;
  open: boolean;
  onClose: () => void;
}

/**
 * Changes many users in three steps: what is to change, for how many, and who was left out and why.
 */
export const UsersOfAllDialog = ({ kind, selection, open, onClose }: UsersOfAllDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const labels = useUserLabels();
  const { fields, nameOf, firstRole } = useOfAllFields(kind);
  const [send, { isLoading }] = usersOfAllApi.useChangeUsersOfAllMutation();
  const starts: Record<OfAllKind, AnyObject> = {
    role: { role: firstRole, given: 'true' },
    organization: { organizationId: null },
    mail: { subject: '', text: '' },
  };
  const [values, setValues] = useState<AnyObject>(starts[kind]);
  const given = values['given'] === 'true';
  const toChange = (typed: AnyObject) =>
    kind === 'role' ? { ...typed, given: typed['given'] === 'true' } : typed;
  const [count, setCount] = useState<number>();
  const [problem, setProblem] = useState<CallProblem>();
  const [refused, setRefused] = useState<RefusedUser[]>([]);

  const countAll = async (wanted: AnyObject) => {
    const { data, error } = await send({ kind, selection, change: wanted });
    if (!data) return toCallProblem(error);
    setProblem(undefined);
    setCount(data.count);
    return undefined;
  };
  const run = async () => {
    const { data, error } = await send({
      kind,
      selection,
      change: toChange(values),
      confirmed: count,
    });
    if (!data) {
      const failure = toCallProblem(error);
      if (failure.code === 'entity.countChanged') await countAll(toChange(values));
      return setProblem(failure);
    }
    const done = kind === 'mail' ? 'users.ofAll.mail.done' : 'users.ofAll.done';
    if (data.changed > 0 || data.refused.length === 0) {
      dispatch(toastShown({ type: 'success', message: t(done, { count: data.changed }) }));
    }
    if (data.refused.length === 0) return onClose();
    return setRefused(data.refused);
  };

  const name = nameOf(values['role'] ?? values['organizationId']);
  const texts = { count: count ?? 0, name };
  const ask = {
    role: t(given ? 'users.ofAll.role.askGive' : 'users.ofAll.role.askTake', texts),
    organization: t('users.ofAll.organization.ask', texts),
    mail: t('users.ofAll.mail.ask', texts),
  };
  const action = {
    role: t(given ? 'users.ofAll.role.give' : 'users.ofAll.role.take'),
    organization: t('users.ofAll.organization.open'),
    mail: t('users.ofAll.mail.open'),
  };
  const body = () => {
    if (refused.length > 0) return <Refused refused={refused} />;
    if (count === undefined) {
      return (
        <Form
          schema={schemas[kind]}
          initialValues={values}
          labels={{
            role: t('users.ofAll.role.field'),
            given: t('users.ofAll.role.given'),
            organizationId: labels.organizationId,
            subject: t('users.ofAll.mail.subject'),
            text: t('users.ofAll.mail.text'),
          }}
          unguarded
          onSubmit={(typed) => {
            setValues(typed);
            return countAll(toChange(typed));
          }}
        >
          {fields}
          <SubmitButton>{t('users.ofAll.next')}</SubmitButton>
        </Form>
      );
    }
    return (
      <>
        {problem && <ProblemNotice problem={problem} />}
        <p role="status">{count === 0 ? t('users.ofAll.nobody') : ask[kind]}</p>
        <ModalActions>
          {count > 0 && (
            <Button type="primary" {...whileBusy(isLoading)} onClick={() => void run()}>
              {action[kind]}
            </Button>
          )}
          <Button onClick={() => setCount(undefined)}>{t('users.ofAll.back')}</Button>
        </ModalActions>
      </>
    );
  };
  return (
    <Modal open={open} title={t(`users.ofAll.${kind}.open`)} onClose={onClose}>
      {body()}
    </Modal>
  );
};

import { optionalReasonSchema, reasonSchema } from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { SubmitButton } from './button/submit-button';
import { TextAreaField } from './fields/text-area-field';
import { Form } from './form/form';
import { Modal, ModalActions } from './modal/modal';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** Label of the reason field. */
  label: string;
  hint?: string;
  /** Allows an empty reason. */
  optional?: boolean;
  /** Text of the confirming button. */
  action: string;
  send: (reason: string) => PromiseLike<{ error?: unknown; problem?: CallProblem }>;
  /** Success message. */
  done: string;
  onClose: () => void;
  /** Called after success; by default the dialog closes. */
  onDone?: () => void;
  /** Explanation of the action and its consequences. */
  children?: ReactNode;
  /** Decision that somebody else made meanwhile. It replaces the action; the reason stays, to be copied. */
  over?: ReactNode;
}

/** Asks for the reason of an action that others are told about, and runs it. */
export const ReasonDialog = ({
  open,
  title,
  label,
  hint,
  optional = false,
  action,
  send,
  done,
  onClose,
  onDone = onClose,
  children,
  over,
}: ReasonDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Modal open={open} title={title} onClose={onClose}>
      {open && (
        <Form<{ reason?: string }>
          schema={optional ? optionalReasonSchema : reasonSchema}
          initialValues={{ reason: '' }}
          labels={{ reason: label }}
          onSubmit={async ({ reason = '' }) => {
            const { error, problem } = await send(reason);
            if (problem) return problem;
            if (error) return toCallProblem(error);
            dispatch(toastShown({ type: 'success', message: done }));
            // After the form has registered the save: before that it would warn about unsaved
            // changes.
            setTimeout(onDone);
            return undefined;
          }}
        >
          {over ? <div role="status">{over}</div> : children}
          <TextAreaField name="reason" hint={over ? undefined : hint} />
          <ModalActions>
            {!over && <SubmitButton>{action}</SubmitButton>}
            <Button onClick={onClose}>
              {t(over ? 'common.action.close' : 'common.action.cancel')}
            </Button>
          </ModalActions>
        </Form>
      )}
    </Modal>
  );
};

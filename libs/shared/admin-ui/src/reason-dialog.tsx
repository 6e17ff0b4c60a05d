import { optionalReasonSchema, reasonSchema } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  Button,
  Dialog,
  DialogActions,
  Form,
  SubmitButton,
  TextAreaField,
  toastShown,
} from '@lms/ui';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** Of the reason. */
  label: string;
  hint?: string;
  /** The reason may be left out. */
  optional?: boolean;
  /** The text of the button that does it. */
  action: string;
  send: (reason: string) => PromiseLike<{ error?: unknown }>;
  /** What is said once it is done. */
  done: string;
  onClose: () => void;
  /** Once it is done; without it the dialog closes. */
  onDone?: () => void;
  /** What is done, and what follows. */
  children?: ReactNode;
}

/** Asks why something is done that others are told of, and does it. */
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
}: ReasonDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {open && (
        <Form<{ reason?: string }>
          schema={optional ? optionalReasonSchema : reasonSchema}
          initialValues={{ reason: '' }}
          labels={{ reason: label }}
          onSubmit={async ({ reason = '' }) => {
            const { error } = await send(reason);
            if (error) return toCallProblem(error);
            dispatch(toastShown({ type: 'success', message: done }));
            // Once the form knows that all is sent: it would ask before it is left.
            setTimeout(onDone);
            return undefined;
          }}
        >
          {children}
          <TextAreaField name="reason" hint={hint} />
          <DialogActions>
            <SubmitButton>{action}</SubmitButton>
            <Button look="secondary" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
};

import { useTranslation } from '@lms/i18n';
import { Button, ToastCard, Toaster, toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { Row } from '../state';

const types = ['info', 'success', 'warning', 'error'] as const;

export const Toasts = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Row>
      {types.map((type) => (
        <Button
          key={type}
          look="secondary"
          onClick={() => dispatch(toastShown({ message: t('common.state.offline'), type }))}
        >
          {type}
        </Button>
      ))}
      <Toaster toastComponent={ToastCard} />
    </Row>
  );
};

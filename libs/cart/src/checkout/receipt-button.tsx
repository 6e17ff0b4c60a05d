import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, ProblemAlert, saveUrl } from '@lms/ui';
import { useGetReceiptMutation } from '../cart-api';

/** The receipts of a paid order as a PDF, in Bengali for who reads Bengali. */
export const ReceiptButton = ({ id, number }: { id: string; number: string }) => {
  const { t, i18n } = useTranslation();
  const [fetchReceipt, { isLoading, error }] = useGetReceiptMutation();
  const save = async () => {
    const { data } = await fetchReceipt({ id, language: i18n.locale === 'bn' ? 'bn' : 'en' });
    if (data) saveUrl(`${number}.pdf`, data);
  };
  return (
    <>
      <Button look="secondary" wide busy={isLoading} onClick={() => void save()}>
        {t('checkout.result.receipt')}
      </Button>
      {error && <ProblemAlert problem={toCallProblem(error)} />}
    </>
  );
};

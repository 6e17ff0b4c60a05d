import type { Language } from '@lms/contract';
import { api, toCallProblem } from '@lms/entity-api';
import { languageOfTag, useTranslation } from '@lms/i18n';
import { Button, ProblemAlert, saveUrl } from '@lms/ui';
import type { ReactNode } from 'react';

const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the object URL of a PDF. */
    getReceipt: build.mutation<string, { id: string; language: Language }>({
      query: ({ id, language }) => ({
        url: `/order/${id}/receipt.pdf`,
        params: { language },
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
  }),
});

interface ReceiptButtonProps {
  order: { id: string; number: string };
  wide?: boolean;
  children: ReactNode;
}

/** Button for a paid order's receipts as a PDF, in Bengali for readers of Bengali. */
export const ReceiptButton = ({ order: { id, number }, wide, children }: ReceiptButtonProps) => {
  const { i18n } = useTranslation();
  const [fetchReceipt, { isLoading, error }] = receiptsApi.useGetReceiptMutation();
  const save = async () => {
    const { data } = await fetchReceipt({ id, language: languageOfTag(i18n.language) });
    if (data) saveUrl(`${number}.pdf`, data);
  };
  return (
    <>
      <Button look="secondary" wide={wide} busy={isLoading} onClick={() => void save()}>
        {children}
      </Button>
      {error && <ProblemAlert problem={toCallProblem(error)} />}
    </>
  );
};

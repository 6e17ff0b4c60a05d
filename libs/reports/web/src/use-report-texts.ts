import { hasText, useTranslation } from '@lms/i18n';
import type { ReportCodeGroup } from '@lms/reports/contract';
import { useCallback } from 'react';

/** Texts of the definitions. A code unknown to this version of the app is shown as it is. */
export const useReportTexts = () => {
  const { t, i18n } = useTranslation();
  const known = useCallback(
    (name: string, otherwise: string) => {
      const key = `reports.${name}`;
      return hasText(i18n, key) ? t(key) : otherwise;
    },
    [t, i18n],
  );
  return {
    column: (field: string) => known(`column.${field}`, field),
    definition: (field: string) => known(`definition.${field}`, ''),
    filter: (name: string) => known(`filter.${name}`, name),
    chart: (name: string) => known(`chart.${name}`, name),
    code: (group: ReportCodeGroup, code: string) => known(`code.${group}.${code}`, code),
  };
};

import { useTranslation } from '@lms/i18n';
import { useEffect, useEffectEvent } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../controls/button';
import { EmptyState } from './states';

/** Goes to the last page of a list that ends before `page`, and says so until then. */
export const NoSuchPage = ({
  page,
  pages,
  to,
}: {
  page: number;
  pages: number;
  to: (page: number) => To;
}) => {
  const { t, formats } = useTranslation();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (page > pages) void navigate(to(pages), { replace: true, preventScrollReset: true });
  });
  useEffect(() => leave(), [page, pages]);
  return (
    <EmptyState text={t('common.state.noPage', { page: formats.number(page) })}>
      <ButtonLink to={to(1)}>{t('common.state.firstPage')}</ButtonLink>
    </EmptyState>
  );
};

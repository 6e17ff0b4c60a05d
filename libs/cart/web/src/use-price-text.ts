import { useTranslation } from '@lms/i18n';

/** Returns a formatter of amounts in poisha. */
export const usePriceText = () => {
  const { t, formats } = useTranslation();
  return (poisha: number) => (poisha === 0 ? t('common.price.free') : formats.money(poisha));
};

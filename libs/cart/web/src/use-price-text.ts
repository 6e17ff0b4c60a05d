import { useTranslation } from '@lms/i18n';

/** Gives an amount in poisha as people read it. */
export const usePriceText = () => {
  const { t, formats } = useTranslation();
  return (poisha: number) => (poisha === 0 ? t('common.price.free') : formats.money(poisha));
};

import { useTranslation } from '@lms/i18n';

const bytesOfMegabyte = 1024 * 1024;

/** Returns a formatter of bytes as megabytes. */
export const useSizeText = () => {
  const { formats } = useTranslation();
  return (bytes: number) =>
    formats.number(bytes / bytesOfMegabyte, { style: 'unit', unit: 'megabyte' });
};

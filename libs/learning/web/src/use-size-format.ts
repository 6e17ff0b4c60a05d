import { useTranslation } from '@lms/i18n';

const units = [
  ['gigabyte', 1_000_000_000],
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
] as const;

/** Returns a function that formats a number of bytes in the unit that fits it. */
export const useSizeFormat = () => {
  const { formats } = useTranslation();
  return (bytes: number) => {
    const [unit, size] = units.find(([, least]) => bytes >= least) ?? units[2];
    return formats.number(bytes / size, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
};

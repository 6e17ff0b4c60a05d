import { useTranslation } from '@lms/i18n';

/** Formats seconds as `4:05` or, from an hour on, `1:04:05`, in the reader's digits. */
export const useDurationFormat = () => {
  const { formats } = useTranslation();
  const two = (value: number) => formats.number(value, { minimumIntegerDigits: 2 });
  return (seconds: number) => {
    const whole = Math.floor(seconds);
    const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
    return hours > 0
      ? `${formats.number(hours)}:${two(minutes)}:${two(whole % 60)}`
      : `${formats.number(minutes)}:${two(whole % 60)}`;
  };
};

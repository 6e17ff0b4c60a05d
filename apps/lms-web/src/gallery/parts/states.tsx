import { useTranslation } from '@lms/i18n';
import { Alert, EmptyList, ErrorState, Loading, Progress, Skeleton } from '@lms/ui';
import { State } from '../state';

const tones = ['info', 'good', 'warn', 'bad'] as const;
/** Problems that are told in words of their own, and one that has none. */
const codes = ['offline', 'auth.forbidden', 'server.unavailable'] as const;
const amounts = [0, 40, 100];

export const States = () => {
  const { t, formats } = useTranslation();
  return (
    <>
      {tones.map((tone) => (
        <State key={tone} name={`Alert ${tone}`}>
          <Alert tone={tone} silent>
            {t('common.state.offline')}
          </Alert>
        </State>
      ))}
      {amounts.map((value) => (
        <State key={value} name={`Progress ${value}`}>
          <Progress value={value} text={formats.percent(value)} />
        </State>
      ))}
      <State name="EmptyList">
        <EmptyList />
      </State>
      {codes.map((code) => (
        <State key={code} name={`ErrorState ${code}`}>
          <ErrorState
            problem={{ code, errors: [], requestId: 'gallery' }}
            onRetry={() => undefined}
          />
        </State>
      ))}
      <State name="Loading, Skeleton">
        <Loading>
          <Skeleton height={1.5} width="50%" />
          <Skeleton height={8} />
        </Loading>
      </State>
    </>
  );
};

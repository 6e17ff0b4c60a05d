import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { type SheetSeal, verdicts } from '@lms/learning/contract';
import {
  Alert,
  ErrorState,
  lazyPart,
  Loading,
  PageHead,
  type PrefetchContext,
  Skeleton,
} from '@lms/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { deskApi, useVerifyResultSheetQuery } from './desk-api';
import styles from './desk.module.css';

const SheetFile = lazyPart({
  load: () => import('./sheet-file').then((module) => module.SheetFile),
});

const Seal = ({ seal }: { seal: SheetSeal }) => {
  const { t, formats } = useTranslation();
  if (seal.status === 'UNKNOWN') {
    return (
      <Alert tone="bad" silent>
        <strong>{t('verification.sheet.sealForged')}</strong>
        <p>{t('verification.sheet.sealForgedText')}</p>
      </Alert>
    );
  }
  return (
    <>
      <Alert tone="good" silent>
        <strong>{t('verification.sheet.sealGenuine')}</strong>
        <p>{t('verification.sheet.sealCompare')}</p>
      </Alert>
      <dl className={styles['facts']}>
        <dt>{t('verification.sheet.sealTime')}</dt>
        <dd>{formats.dateTime(seal.madeAt)}</dd>
        {verdicts.map((verdict) => (
          <div key={verdict} className={styles['fact']}>
            <dt>{t(`verification.verdict.${verdict}`)}</dt>
            <dd>{formats.number(seal.totals[verdict])}</dd>
          </div>
        ))}
        <dt>{t('verification.sheet.sealKey')}</dt>
        <dd>{seal.key}</dd>
      </dl>
    </>
  );
};

const SealCheck = ({ text }: { text: string }) => {
  const { currentData, error, refetch } = useVerifyResultSheetQuery(text);
  if (currentData) return <Seal seal={currentData} />;
  if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <Skeleton height={12} />
    </Loading>
  );
};

/** Letters of a seal; longer texts are none. */
const maxSeal = 200;
const sealIn = (search: URLSearchParams) => search.get('seal')?.slice(0, maxSeal) ?? '';

export const prefetchSheet = async ({ dispatch, search }: PrefetchContext) => {
  const seal = sealIn(search);
  if (seal) await dispatch(deskApi.endpoints.verifyResultSheet.initiate(seal));
};

/** `/verify/sheet`: tells whether a result sheet is genuine, by its code or its file. */
export const VerifySheet = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const seal = sealIn(search);
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead
        title={t('verification.sheet.check')}
        description={t('verification.sheet.text')}
        isPrivate={seal !== ''}
      />
      <h1>{t('verification.sheet.check')}</h1>
      {seal && <SealCheck text={seal} />}
      <p className={styles['lead']}>{t('verification.sheet.text')}</p>
      <noscript>
        <p className={styles['lead']}>{t('verification.desk.noScript')}</p>
      </noscript>
      <div data-scripted>
        <SheetFile />
      </div>
      <p className={styles['ways']}>
        <Link to="/verify">{t('verification.desk.single')}</Link>
        <Link to="/verify/many">{t('verification.desk.title')}</Link>
      </p>
    </div>
  );
};

import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './desk.module.css';
import type { Row } from './entry';
import { reasonOf } from './reason-of';

const Verdict = ({ row }: { row: Row }) => {
  const { t, formats } = useTranslation();
  const verdict = row.result?.verdict ?? 'CANNOT_CHECK';
  const reason = reasonOf(row, t, formats.day);
  return (
    <>
      <strong className={styles['verdict']} data-verdict={verdict}>
        {t(`verification.verdict.${verdict}`)}
      </strong>
      {reason && <span className={styles['reason']}>{reason}</span>}
      {row.unread === 'sheet' && <Link to="/verify/sheet">{t('verification.sheet.check')}</Link>}
      {row.sameAs !== undefined && (
        <span className={styles['same']}>
          {t('verification.results.duplicate', { row: row.sameAs })}
        </span>
      )}
    </>
  );
};

const Cells = ({ row }: { row: Row }) => {
  const { t, formats } = useTranslation();
  const { result } = row;
  const { holder, course, issuer, issuedAt, serial, language } = result ?? {};
  const cells = [
    { name: t('verification.column.holder'), text: holder, lang: language },
    { name: t('verification.column.course'), text: course, lang: language },
    { name: t('verification.column.issuer'), text: issuer },
    { name: t('verification.column.issued'), text: issuedAt && formats.day(issuedAt) },
  ];
  return (
    <>
      <div role="cell" data-name={t('verification.column.row')}>
        {formats.number(row.number)}
      </div>
      <div role="cell" data-name={t('verification.column.given')} className={styles['given']}>
        {/* Each text keeps its own direction: a name must not turn what stands beside it. */}
        {row.given !== serial && <bdi>{row.given}</bdi>}
        {serial && (
          <Link to={`/verify/${serial}`} className={styles['serial']}>
            {serial}
          </Link>
        )}
      </div>
      <div role="cell" data-name={t('verification.column.verdict')}>
        <Verdict row={row} />
      </div>
      {cells.map(({ name, text, lang }) => (
        <div key={name} role="cell" data-name={name} data-empty={!text} lang={lang}>
          {text ? <bdi>{text}</bdi> : '–'}
        </div>
      ))}
    </>
  );
};

/** Rows as a table, or as cards where there is no room; to assistive technology always a table. */
export const ResultsTable = ({ rows }: { rows: Row[] }) => {
  const { t } = useTranslation();
  const heads = ['row', 'given', 'verdict', 'holder', 'course', 'issuer', 'issued'] as const;
  return (
    <div className={styles['table']} role="table" aria-labelledby="results">
      <div className={styles['heads']} role="rowgroup">
        <div role="row">
          {heads.map((head) => (
            <div key={head} role="columnheader">
              {t(`verification.column.${head}`)}
            </div>
          ))}
        </div>
      </div>
      <div className={styles['rows']} role="rowgroup">
        {rows.map((row) => (
          <div key={row.number} role="row">
            <Cells row={row} />
          </div>
        ))}
      </div>
    </div>
  );
};

import { apiBase } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Alert, Button } from '@lms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type SignatureCheck as Check, checkSignature } from './check-signature';
import type { SignedFacts } from './n-quads';
import { useGetCertificateKeysMutation, useGetCertificateProofMutation } from './signature-api';
import styles from './signature.module.css';

const compared = [
  'holderName',
  'courseTitle',
  'organizationName',
  'percent',
  'serial',
  'issuedAt',
] as const;

const differs = (certificate: Certificate, facts: SignedFacts) =>
  compared.some((field) => certificate[field] !== facts[field]);

const Outcome = ({ check, certificate }: { check: Check; certificate: Certificate }) => {
  const { t, formats } = useTranslation();
  if (check.state !== 'fits') {
    const tone = check.state === 'broken' ? 'bad' : 'warn';
    return <Alert tone={tone}>{t(`verification.signature.${check.state}`)}</Alert>;
  }
  const { facts, fingerprint } = check;
  const { holderName, courseTitle, organizationName, percent, issuedAt, serial, issuer } = facts;
  const said = [
    holderName,
    courseTitle,
    organizationName,
    ...(percent === null ? [] : [formats.percent(percent)]),
    formats.date(issuedAt),
    serial,
  ].join(' · ');
  if (differs(certificate, facts)) {
    return <Alert tone="bad">{t('verification.signature.differs', { facts: said })}</Alert>;
  }
  const key = fingerprint.replaceAll(' ', '').slice(0, 16);
  return (
    <Alert tone="good">
      <p>{t('verification.signature.fits', { key, issuer })}</p>
      <p>{t('verification.signature.states', { facts: said })}</p>
      <p>{t('verification.signature.meaning')}</p>
      <p>
        {t('verification.signature.fingerprint')}: <code>{fingerprint}</code>
      </p>
    </Alert>
  );
};

/** Checks a certificate's signature in the browser as soon as it is shown. */
export const SignatureCheck = ({ certificate }: { certificate: Certificate }) => {
  const { t } = useTranslation();
  const [getProof] = useGetCertificateProofMutation();
  const [getKeys] = useGetCertificateKeysMutation();
  const [check, setCheck] = useState<Check | 'failed'>();
  const load = async (): Promise<Check | 'failed'> => {
    try {
      const [proof, keys] = await Promise.all([
        getProof(certificate.serial).unwrap(),
        getKeys().unwrap(),
      ]);
      return await checkSignature(proof, keys);
    } catch {
      return 'failed';
    }
  };
  const start = useEffectEvent(load);
  useEffect(() => void start().then(setCheck), []);
  const again = () => {
    setCheck(undefined);
    void load().then(setCheck);
  };
  const file = `${apiBase}/certificate`;
  return (
    <div className={styles['signature']}>
      {check === undefined && <p role="status">{t('verification.signature.checking')}</p>}
      {check === 'failed' && (
        <Alert tone="bad">
          <p>{t('verification.signature.failed')}</p>
          <Button look="secondary" onClick={again}>
            {t('certificate.valid.signature')}
          </Button>
        </Alert>
      )}
      {check && check !== 'failed' && <Outcome check={check} certificate={certificate} />}
      <p className={styles['ways']}>
        <a href={`${file}/${certificate.serial}.json`}>{t('verification.signature.badge')}</a>
        <a href={`${file}/key`}>{t('verification.signature.keys')}</a>
      </p>
    </div>
  );
};

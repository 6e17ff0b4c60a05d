import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Button, lazyPart, Loading, Skeleton } from '@lms/ui';
import { useState } from 'react';

const SignatureCheck = lazyPart({
  load: () => import('../verification/signature-check').then((module) => module.SignatureCheck),
  texts: ['verification'],
  fallback: (
    <Loading>
      <Skeleton height={4} />
    </Loading>
  ),
});

/** Loads the check of the signature in the browser once somebody asks for it. */
export const SignaturePart = ({ certificate }: { certificate: Certificate }) => {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <SignatureCheck certificate={certificate} />;
  return (
    <div data-scripted>
      <Button look="secondary" onClick={() => setAsked(true)}>
        {t('certificate.valid.signature')}
      </Button>
    </div>
  );
};

import { useTranslation } from '@lms/i18n';
import { lazyPart } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './editor.module.css';
import type { VersionsProps } from './versions';

const Versions = lazyPart<VersionsProps>({
  load: () => import('./versions').then((module) => module.Versions),
  texts: ['courses'],
});

/** Versions of a question, loaded when the author opens them. */
export const VersionsPart = ({ count, ...props }: VersionsProps & { count: number }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles['section']} aria-label={t('questions.version.title')}>
      <h2>{t('questions.version.title')}</h2>
      <p>{t('questions.version.text', { count })}</p>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'questions.version.hide' : 'questions.version.show')}
        </Button>
      </div>
      {isOpen && <Versions {...props} />}
    </section>
  );
};

import { ProblemNotice, whileBusy } from '@lms/admin-ui';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { documentFileName, type OrganizationDocument } from '@lms/org-management/contract';
import { Icon, saveUrl } from '@lms/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { organizationsApi } from './organizations-api';
import styles from './organizations.module.css';

const bytesOfKilobyte = 1024;

interface DocumentLineProps {
  organizationId: string;
  document: OrganizationDocument;
}

/** Picture of a document; its object URL is revoked on unmount. */
const DocumentPicture = ({ organizationId, document: { id, name } }: DocumentLineProps) => {
  const [read] = organizationsApi.useReadDocumentMutation();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let address: string | undefined;
    void read({ organizationId, documentId: id }).then(({ data }) => {
      address = data;
      if (data && isGone) URL.revokeObjectURL(data);
      if (!isGone) setUrl(data);
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [read, organizationId, id]);
  return url ? <img src={url} alt={name} /> : null;
};

/** Document of an organization: pictures are shown, everything can be downloaded. */
export const DocumentLine = (props: DocumentLineProps) => {
  const { t, formats } = useTranslation();
  const [read, { isLoading }] = organizationsApi.useReadDocumentMutation();
  const [problem, setProblem] = useState<CallProblem>();
  const { organizationId, document } = props;
  const { id, name, kind, bytes } = document;
  const download = async () => {
    const { data, error } = await read({ organizationId, documentId: id });
    setProblem(error ? toCallProblem(error) : undefined);
    if (data) saveUrl(documentFileName(document), data);
  };
  return (
    <li className={styles['paper']}>
      <strong>{name}</strong>
      <span className={styles['soft']}>
        {formats.number(Math.ceil(bytes / bytesOfKilobyte), { style: 'unit', unit: 'kilobyte' })}
      </span>
      {kind === 'PICTURE' && <DocumentPicture {...props} />}
      {problem && <ProblemNotice problem={problem} />}
      <Button
        {...whileBusy(isLoading)}
        aria-label={t('organizations.desk.download', { name })}
        onClick={() => void download()}
      >
        <Icon name="document" /> {kind === 'PDF' ? 'PDF' : 'WebP'}
      </Button>
    </li>
  );
};

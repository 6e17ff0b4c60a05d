import { ErrorState } from '@lms/admin-ui';
import type { QuestionContent } from '@lms/contract';
import type { QuestionVersion } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton } from '@lms/ui';
import { Button } from 'antd';
import { TextDiff } from '../../approval/text-diff';
import { questionsApi } from '../questions-api';
import { useContentLines } from './content-lines';
import styles from './editor.module.css';
import versionStyles from './versions.module.css';

export interface VersionsProps {
  questionId: string;
  /** Copies an earlier version into the form; missing for readers who may not edit. */
  onRestore?: (content: QuestionContent) => void;
}

/** Versions of a question: author, time, and changes of each. */
export const Versions = ({ questionId, onRestore }: VersionsProps) => {
  const { data, error, isFetching, refetch } =
    questionsApi.useFindQuestionVersionsQuery(questionId);
  if (error && !isFetching) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height={8} />
      </Loading>
    );
  }
  return (
    <ol className={versionStyles['versions']}>
      {data.map((version, index) => (
        <Version
          key={version.contentVersion}
          version={version}
          before={data[index + 1]}
          onRestore={index > 0 ? onRestore : undefined}
        />
      ))}
    </ol>
  );
};

interface VersionProps {
  version: QuestionVersion;
  before: QuestionVersion | undefined;
  onRestore?: (content: QuestionContent) => void;
}

const Version = ({ version, before, onRestore }: VersionProps) => {
  const { t, formats } = useTranslation();
  const contentLines = useContentLines();
  const { contentVersion, createdAt, authorName, content } = version;
  const at = formats.dateTime(createdAt);
  const lines = contentLines(content);
  return (
    <li className={versionStyles['version']}>
      <h3>{t('questions.version.number', { number: contentVersion })}</h3>
      <p className={styles['small']}>
        {authorName ? t('questions.version.by', { name: authorName, at }) : at}
      </p>
      <div className={versionStyles['diff']}>
        {before ? <TextDiff before={contentLines(before.content)} after={lines} /> : <p>{lines}</p>}
      </div>
      {onRestore && (
        <div>
          <Button onClick={() => onRestore(content)}>
            {t('questions.version.take', { number: contentVersion })}
          </Button>
        </div>
      )}
    </li>
  );
};

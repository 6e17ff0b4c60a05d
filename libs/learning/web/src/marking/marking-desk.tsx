import { ButtonLink, ErrorState, Notice } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { EssayToMark } from '@lms/learning/contract';
import { Loading, Skeleton } from '@lms/ui';
import { useState } from 'react';
import { EssayQueue } from './essay-queue';
import { EssayView } from './essay-view';
import { markingApi } from './marking-api';
import { essayKey, useMarkingLocation } from './use-marking-location';

/** Marking desk: the essay queue, or the essay that is open. */
export const MarkingDesk = () => {
  const { t } = useTranslation();
  const marking = useMarkingLocation();
  const { place, search, queryFor } = marking;
  const query = markingApi.useFindEssaysQuery(search, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const found = currentData?.items.find((essay) => essayKey(essay) === place.essay);
  // The open essay stays, even if it leaves the list because somebody else marked it.
  const [opened, setOpened] = useState<EssayToMark>();
  if (found && (!opened || essayKey(opened) !== place.essay)) setOpened(found);
  const essay = opened && essayKey(opened) === place.essay ? opened : undefined;

  if (place.essay && essay) {
    const items = currentData?.items ?? [];
    const at = items.findIndex((other) => essayKey(other) === place.essay);
    const next = items[at + 1];
    return (
      <EssayView
        key={place.essay}
        essay={essay}
        nextPath={next && queryFor({ essay: essayKey(next) })}
        listPath={queryFor({ essay: '' })}
      />
    );
  }
  if (error && !isFetching && !currentData) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!currentData || (place.essay && isFetching)) {
    return (
      <Loading>
        <Skeleton height={3} />
        <Skeleton height={24} />
      </Loading>
    );
  }
  if (place.essay) {
    return (
      <>
        <Notice tone="warn">{t('quizzes.essay.gone')}</Notice>
        <div>
          <ButtonLink to={queryFor({ essay: '' })}>{t('quizzes.essay.list')}</ButtonLink>
        </div>
      </>
    );
  }
  return <EssayQueue marking={marking} found={currentData} busy={isFetching} />;
};

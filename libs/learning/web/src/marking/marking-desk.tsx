import type { EssayToMark } from '@lms/learning/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, ButtonLink, ErrorState, Loading, Skeleton } from '@lms/ui';
import { useState } from 'react';
import { EssayQueue } from './essay-queue';
import { EssayView } from './essay-view';
import { markingApi } from './marking-api';
import { keyOf, useDeskPlace } from './use-desk-place';

/** Marking desk: the essay queue, or the essay that is open. */
export const MarkingDesk = () => {
  const { t } = useTranslation();
  const desk = useDeskPlace();
  const { place, search, paramsOf } = desk;
  const query = markingApi.useFindEssaysQuery(search, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const found = currentData?.items.find((essay) => keyOf(essay) === place.essay);
  // The open essay stays, even if it leaves the list because somebody else marked it.
  const [opened, setOpened] = useState<EssayToMark>();
  if (found && (!opened || keyOf(opened) !== place.essay)) setOpened(found);
  const essay = opened && keyOf(opened) === place.essay ? opened : undefined;

  if (place.essay && essay) {
    const items = currentData?.items ?? [];
    const at = items.findIndex((other) => keyOf(other) === place.essay);
    const next = items[at + 1];
    return (
      <EssayView
        key={place.essay}
        essay={essay}
        nextPath={next && paramsOf({ essay: keyOf(next) })}
        listPath={paramsOf({ essay: '' })}
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
        <Alert tone="warn">{t('quizzes.essay.gone')}</Alert>
        <div>
          <ButtonLink look="secondary" to={paramsOf({ essay: '' })}>
            {t('quizzes.essay.list')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return <EssayQueue desk={desk} found={currentData} busy={isFetching} />;
};

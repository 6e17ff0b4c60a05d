import type { Course, CourseDraft } from '@lms/course-management/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { draftApi } from './draft-api';
import { DraftSaver } from './draft-saver';

interface Start {
  courseId: string;
  saved: CourseDraft;
  version: number;
  /** Called with the course as each save, and each look at what others did, finds it. */
  onRead: (course: Course) => void;
}

/** Saves after a pause in typing, when the screen is hidden or left, and when the connection returns. */
export const useDraftSaver = ({ courseId, saved, version, onRead }: Start) => {
  const [saveDraft] = draftApi.useSaveDraftMutation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [saver] = useState(
    () =>
      new DraftSaver({
        saved,
        version,
        send: async (draft, at) => {
          const answer = await saveDraft({ id: courseId, version: at, draft });
          if (answer.data) onRead(answer.data);
          return answer;
        },
        read: async () => {
          const { openCourse } = draftApi.endpoints;
          const once = { forceRefetch: true, subscribe: false };
          const { data } = await dispatch(openCourse.initiate(courseId, once));
          if (data) onRead(data);
          return data;
        },
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  useEffect(() => {
    const save = () => void saver.flush();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    // The browser asks for confirmation if the tab is closed with unsaved changes.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (saver.getState().status !== 'saved') event.preventDefault();
      save();
    };
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('visibilitychange', saveHidden);
      if (saver.getState().status === 'waiting') save();
      saver.stop();
    };
  }, [saver]);
  return { saver, state };
};

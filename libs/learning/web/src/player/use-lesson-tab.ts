import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LessonTab } from './lesson-tabs';

/** Tab below the lessons; a link to a question (`?question=…`) opens that of the questions. */
export const useLessonTab = () => {
  const { search, key } = useLocation();
  const [tab, setTab] = useState<LessonTab>('transcript');
  const [followed, setFollowed] = useState<string>();
  if (followed !== key && search.includes('question=')) {
    setFollowed(key);
    setTab('questions');
  }
  return [tab, setTab] as const;
};

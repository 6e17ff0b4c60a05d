import { lazyPart } from '@lms/ui';
import { useIsWriter } from '../notes/lazy-notes';
import type { ArticleToolsProps } from './article-tools';
import type { PictureButtonProps } from './picture-button';
import type { StudyToolsProps } from './study-tools';
import type { TranscriptSearchProps } from './transcript-search';

const late = { texts: ['notes'], idle: true, quiet: true } as const;

const ArticleTools = lazyPart<ArticleToolsProps>({
  load: () => import('./article-tools').then((module) => module.ArticleTools),
  ...late,
  texts: ['notes', 'problems'],
});

/** Highlights are notes, which an administrator who sees as the learner does not get. */
export const LazyArticleTools = (props: ArticleToolsProps) =>
  useIsWriter() && <ArticleTools {...props} />;

export const LazyStudyTools = lazyPart<StudyToolsProps>({
  load: () => import('./study-tools').then((module) => module.StudyTools),
  ...late,
  texts: ['notes', 'problems', 'validation'],
});

export const LazyTranscriptSearch = lazyPart<TranscriptSearchProps>({
  load: () => import('./transcript-search').then((module) => module.TranscriptSearch),
  ...late,
});

export const LazyPictureButton = lazyPart<PictureButtonProps>({
  load: () => import('./picture-button').then((module) => module.PictureButton),
  ...late,
});

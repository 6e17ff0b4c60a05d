import { lazyPart, RichText, Skeleton } from '@lms/ui';
import { useSavesData } from './data-saver-choice';
import type { HeldArticleProps } from './held-article';
import type { HeldVideoProps } from './held-video';
import type { LessonCostProps } from './lesson-cost';

const texts = ['offline'] as const;

const Quality = lazyPart<HeldVideoProps>({
  load: () => import('./video-quality').then((module) => module.VideoQuality),
  texts,
  idle: true,
  quiet: true,
});
const Held = lazyPart<HeldVideoProps>({
  load: () => import('./held-video').then((module) => module.HeldVideo),
  texts,
  fallback: <Skeleton height={12} />,
});
const Article = lazyPart<HeldArticleProps>({
  load: () => import('./held-article').then((module) => module.HeldArticle),
  texts,
  fallback: <Skeleton height={24} />,
});

export const LazyLessonCost = lazyPart<LessonCostProps>({
  load: () => import('./lesson-cost').then((module) => module.LessonCost),
  texts,
  idle: true,
  quiet: true,
});
export const LazyLessonSize = lazyPart<LessonCostProps>({
  load: () => import('./lesson-cost').then((module) => module.LessonSize),
  texts,
  idle: true,
  quiet: true,
});
export const LazyDataSaver = lazyPart<{ explains?: boolean }>({
  load: () => import('./data-saver').then((module) => module.DataSaver),
  texts,
  quiet: true,
});

/** Placeholder of a video that is not loaded. */
export const LazyHeldVideo = (props: HeldVideoProps) => props.source.isHeld && <Held {...props} />;

/** Choice of quality, where there is any. */
export const LazyVideoQuality = (props: HeldVideoProps) =>
  (props.video.smaller ?? props.video.audio) && !props.source.isHeld && <Quality {...props} />;

/** An article: with its pictures at once, or on demand where data is saved. */
export const ArticleText = (props: HeldArticleProps) => {
  const savesData = useSavesData();
  return savesData ? <Article {...props} /> : <RichText html={props.html} lang={props.lang} />;
};

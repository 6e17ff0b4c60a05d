import { useTranslation } from '@lms/i18n';
import { Button, RichText } from '@lms/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSizeFormat } from '../use-size-format';
import { pictureAttribute, withHeldPictures } from './held-pictures';
import { useGetCourseSizesQuery } from './saver-api';
import styles from './saver.module.css';

export interface HeldArticleProps {
  courseId: string;
  html: string;
  lang: string;
}

/** An article whose pictures load when they are asked for, one by one or all. */
export const HeldArticle = ({ courseId, html, lang }: HeldArticleProps) => {
  const { t } = useTranslation();
  const size = useSizeFormat();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const text = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  const { data } = useGetCourseSizesQuery(courseId);
  const bytes = useMemo(() => {
    const files = data?.lessons.flatMap((lesson) => lesson.files) ?? [];
    return new Map(files.map((file) => [file.url, file.bytes]));
  }, [data]);
  const article = withHeldPictures(html, shown, ({ url }) => {
    const known = bytes.get(url);
    return known === undefined
      ? t('offline.saver.picture')
      : t('offline.saver.pictureSized', { size: size(known) });
  });
  const show = (urls: string[]) => {
    next.current = urls[0];
    setShown(new Set([...shown, ...urls]));
  };
  const press = useEffectEvent(({ target }: Event) => {
    const button = (target as Element).closest(`[${pictureAttribute}]`);
    const url = button?.getAttribute(pictureAttribute);
    if (url) show([url]);
  });
  useEffect(() => {
    // The buttons are of the text, not of React.
    const element = text.current;
    const listen = (event: Event) => press(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, []);
  useEffect(() => {
    const pictures = [...(text.current?.querySelectorAll('img') ?? [])];
    pictures.find((picture) => picture.getAttribute('src') === next.current)?.focus();
    next.current = undefined;
  }, [shown]);
  const { held } = article;
  const known = held.map(({ url }) => bytes.get(url) ?? 0);
  const all = known.every((one) => one > 0) && known.reduce((sum, one) => sum + one, 0);
  return (
    <>
      {held.length > 1 && (
        <div>
          <Button look="secondary" onClick={() => show(held.map(({ url }) => url))}>
            {all
              ? t('offline.saver.allPicturesSized', { size: size(all) })
              : t('offline.saver.allPictures')}
          </Button>
        </div>
      )}
      <div ref={text} className={styles['article']}>
        <RichText html={article.html} lang={lang} />
      </div>
    </>
  );
};

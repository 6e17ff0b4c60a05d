import { type RefObject, useEffect, useRef, useState } from 'react';
import { LazyTranscriptSearch } from '../study/lazy-study';
import { useDurationFormat } from '../use-duration-format';
import type { MarkedText } from './marked-text';
import styles from './video-lesson.module.css';

interface TranscriptProps {
  video: RefObject<HTMLVideoElement | null>;
  paragraphs: { start: number; text: string }[];
  lang: string;
  onSeek: (seconds: number) => void;
}

/** Transcript by paragraphs: it follows the video, and a click on a paragraph seeks to it. */
export const Transcript = ({ video, paragraphs, lang, onSeek }: TranscriptProps) => {
  const duration = useDurationFormat();
  const [current, setCurrent] = useState(-1);
  const list = useRef<HTMLOListElement>(null);
  const [marked, setMarked] = useState<{ textOf: MarkedText }>();
  const isSearched = marked !== undefined;

  useEffect(() => {
    const element = video.current;
    const follow = () => {
      const time = element?.currentTime ?? 0;
      setCurrent(time === 0 ? -1 : paragraphs.findLastIndex(({ start }) => start <= time));
    };
    element?.addEventListener('timeupdate', follow);
    return () => element?.removeEventListener('timeupdate', follow);
  }, [video, paragraphs]);

  useEffect(() => {
    const box = list.current;
    const item = box?.children[current];
    // Scrolls the box, never the page, and not while somebody reads or searches in it.
    if (!box || !(item instanceof HTMLElement) || isSearched) return;
    if (box.matches(':hover, :focus-within')) return;
    box.scrollTop = item.offsetTop;
  }, [current, isSearched]);

  return (
    <>
      <div className={styles['find']}>
        <LazyTranscriptSearch paragraphs={paragraphs} list={list} onMark={setMarked} />
      </div>
      <ol ref={list} className={styles['paragraphs']}>
        {paragraphs.map(({ start, text }, index) => (
          <li key={start}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSeek(start)}
            >
              <span className={styles['time']}>{duration(start)}</span>
              <span lang={lang}>{marked ? marked.textOf(index) : text}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
};

import styles from './cover.module.css';

/** Cover of a course: the uploaded picture, or one drawn from its category and title. */
export const Cover = ({
  imageUrl,
  category,
  title,
  lang,
}: {
  imageUrl: string | null;
  category: string;
  title: string;
  lang?: string;
}) =>
  imageUrl ? (
    <img
      className={styles['cover']}
      src={imageUrl}
      alt=""
      width={640}
      height={360}
      loading="lazy"
    />
  ) : (
    <div className={styles['cover']} data-category={category} aria-hidden="true">
      <span className={styles['title']} lang={lang}>
        {title}
      </span>
    </div>
  );

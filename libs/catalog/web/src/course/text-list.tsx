import { Icon } from '@lms/ui';
import styles from './course.module.css';

export const TextList = ({
  title,
  items,
  lang,
  checked,
}: {
  title: string;
  items: string[];
  lang?: string;
  checked?: boolean;
}) =>
  items.length > 0 && (
    <section className={styles['block']}>
      <h2>{title}</h2>
      <ul className={checked ? styles['checks'] : styles['plain']} lang={lang}>
        {items.map((item) => (
          <li key={item}>
            {checked && <Icon name="check" size={18} />}
            {item}
          </li>
        ))}
      </ul>
    </section>
  );

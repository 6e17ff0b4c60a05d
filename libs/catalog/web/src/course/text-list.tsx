import { Icon } from '@lms/ui';
import blocks from './block.module.css';
import styles from './text-list.module.css';

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
    <section className={`below-fold ${blocks['block']}`}>
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

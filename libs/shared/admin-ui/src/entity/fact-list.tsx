import styles from './fact-list.module.css';

/** What is known of something; what is not known is left out. */
export const FactList = ({ facts }: { facts: [name: string, value: string | null][] }) => (
  <dl className={styles['facts']}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

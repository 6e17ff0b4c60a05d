import styles from './fact-list.module.css';

/** Definition list of facts; those without a value are left out. */
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

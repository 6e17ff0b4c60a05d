import type { ComponentType } from 'react';
import styles from './gallery.module.css';
import { Buttons } from './parts/buttons';
import { Covers } from './parts/covers';
import { Fields } from './parts/fields';
import { Icons } from './parts/icons';
import { Management } from './parts/management';
import { ManagementFields } from './parts/management-fields';
import { Panels } from './parts/panels';
import { States } from './parts/states';
import { Toasts } from './parts/toasts';

/** Parts by the name that their code has. */
const parts: Record<string, ComponentType> = {
  Buttons,
  Fields,
  States,
  Covers,
  Toasts,
  Panels,
  Icons,
  Management,
  ManagementFields,
};

/** Every component in every state, for whoever builds the next screen from them. */
export const Gallery = () => (
  <main className="container">
    <h1>Gallery</h1>
    {Object.entries(parts).map(([name, Part]) => (
      <section key={name} aria-label={name} className={styles['part']}>
        <h2>{name}</h2>
        <Part />
      </section>
    ))}
  </main>
);

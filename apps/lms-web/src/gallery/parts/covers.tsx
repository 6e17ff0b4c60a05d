import { palettes } from '@lms/contract';
import { CourseFacts, Rating } from '@lms/course-ui';
import { Cover, Rosette, Thumbnail } from '@lms/ui';
import styles from '../gallery.module.css';
import { Row, State } from '../state';

/** Slugs that draw different petals. */
const slugs = ['clear-writing', 'first-website', 'on-the-phone'];

export const Covers = () => (
  <>
    {palettes.map((category) => (
      <State key={category} name={category}>
        <Row>
          {slugs.map((slug) => (
            <div key={slug} className={styles['cover']}>
              <Cover slug={slug} category={category} kind={category} title={<p>{slug}</p>} />
            </div>
          ))}
          <Thumbnail slug={category} category={category} />
          <Rosette slug={category} category={category} className={styles['rosette']} />
        </Row>
      </State>
    ))}
    <State name="Facts and ratings">
      <Row>
        <CourseFacts course={{ durationMinutes: 95, lectureCount: 7, level: 'BEGINNER' }} />
        <Rating average={4.5} count={12} />
        <Rating average={0} count={0} />
      </Row>
    </State>
  </>
);

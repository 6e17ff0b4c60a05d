import type { CourseSearchResult } from '@lms/learning/contract';
import { onCall, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { buildCourse } from '../../testing/samples';
import { StudyTools } from './study-tools';

const onTab = vi.fn();
const Player = () => {
  const region = useRef<HTMLDivElement>(null);
  return (
    <>
      <StudyTools course={buildCourse()} lessonId="article" region={region} onTab={onTab} />
      <div ref={region}>
        <button type="button">In the lesson</button>
        <textarea aria-label="Note" />
      </div>
    </>
  );
};
const show = () =>
  renderWithStore(<Player />, { texts: ['notes', 'learning', 'problems', 'validation'] });
const keys = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the keys of a lesson', () => {
  it('work while the focus is in it, and never while somebody types', async () => {
    const { user, location } = await show();
    await user.keyboard('?');
    expect(keys()).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Note' }), '?gN');
    expect(keys()).toBeNull();
    screen.getByRole('button', { name: 'In the lesson' }).focus();
    await user.keyboard('{Control>}g{/Control}?');
    expect(keys()).toHaveTextContent('Ten seconds back');
    await user.click(within(keys()!).getByRole('button', { name: 'Close' }));
    screen.getByRole('button', { name: 'In the lesson' }).focus();
    await user.keyboard('w');
    expect(onTab).toHaveBeenCalledWith('notes');
    await user.keyboard('{Shift>}N{/Shift}');
    expect(location()).toBe('/learn/course/lesson/video');
  });

  it('are listed by a button, too', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(keys()).toBeVisible();
  });
});

describe('the search in a course', () => {
  it('leads to the second of a video and to the words of an article', async () => {
    const result: CourseSearchResult = {
      places: [
        {
          lessonId: 'article',
          lessonTitle: 'Why listen',
          type: 'ARTICLE',
          positionSeconds: null,
          excerpt: 'Nod slowly & often',
          ranges: [{ from: 0, to: 3 }],
        },
        {
          lessonId: 'video',
          lessonTitle: 'How to listen',
          type: 'VIDEO',
          positionSeconds: 83,
          excerpt: 'then nod',
          ranges: [{ from: 5, to: 8 }],
        },
      ],
      more: false,
      isPartial: true,
    };
    onCall('get', '/learning/course/:id/search', result);
    const { user, location } = await show();
    await user.click(screen.getByRole('button', { name: 'Find in this course' }));
    const panel = screen.getByRole('dialog', { name: 'Find in this course' });
    const field = within(panel).getByRole('searchbox', { name: 'Word or phrase' });
    expect(field).toHaveFocus();
    await user.type(field, 'n{Enter}');
    expect(within(panel).queryByRole('link')).toBeNull();
    await user.type(field, 'od{Enter}');
    const links = await within(panel).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/learn/course/lesson/article?find=nod',
      '/learn/course/lesson/video?t=83',
    ]);
    expect(panel).toHaveTextContent('2 places found');
    expect(panel).toHaveTextContent('Lessons that are still locked are left out.');
    await user.click(links[1]!);
    expect(location()).toBe('/learn/course/lesson/video?t=83');
  });
});

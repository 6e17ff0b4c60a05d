import { useGetCourseQuery } from '../catalog-api';
import { CourseGrid } from '../courses/course-grid';

interface RelatedCoursesProps {
  slug: string;
  title: string;
  /** Ids of courses to leave out. */
  without: readonly string[];
  className?: string;
}

/** Courses related to one, on a page that is not its own; nothing without any. */
export const RelatedCourses = ({ slug, title, without, className }: RelatedCoursesProps) => {
  const { data } = useGetCourseQuery(slug);
  const courses = data?.related.filter(({ id }) => !without.includes(id)) ?? [];
  if (courses.length === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <CourseGrid courses={courses} sweeps />
    </section>
  );
};

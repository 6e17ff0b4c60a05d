import { useParams } from 'react-router-dom';
import { CourseBuilder } from './course-builder';
import { NewCourse } from './new-course';

export const Page = () => {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewCourse /> : <CourseBuilder key={id} courseId={id} />;
};

import { useParams } from 'react-router-dom';
import { CoursePlaceholder } from '../courses/course-placeholder';
import { useGetGlossaryQuery } from './glossary-api';
import { GlossaryScreen } from './glossary-screen';

export const Page = () => {
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetGlossaryQuery(id);
  if (currentData) return <GlossaryScreen glossary={currentData} />;
  return <CoursePlaceholder call={{ error, isFetching, refetch }} />;
};

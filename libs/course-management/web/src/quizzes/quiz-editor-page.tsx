import { useParams } from 'react-router-dom';
import { NewQuiz } from './new-quiz';
import { QuizEditor } from './quiz-editor';

export const Page = () => {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewQuiz /> : <QuizEditor key={id} quizId={id} />;
};

import { useParams } from 'react-router-dom';
import { BankLink } from './bank-link';
import { EditQuestion, NewQuestion } from './editor/question-editor';
import { WithBank } from './with-bank';

export const Page = () => {
  const { id = 'new' } = useParams();
  return (
    <WithBank>
      {(bank) => (
        <>
          <BankLink bank={bank} />
          {id === 'new' ? (
            <NewQuestion bank={bank} />
          ) : (
            <EditQuestion key={id} bank={bank} questionId={id} />
          )}
        </>
      )}
    </WithBank>
  );
};

import { useParams } from 'react-router-dom';
import { BankTrail } from './bank-trail';
import { EditQuestion, NewQuestion } from './editor/question-editor';
import { OfBank } from './of-bank';

export const Page = () => {
  const { id = '' } = useParams();
  return (
    <OfBank>
      {(bank) => (
        <>
          <BankTrail bank={bank} />
          {id === 'new' ? (
            <NewQuestion bank={bank} />
          ) : (
            <EditQuestion key={id} bank={bank} questionId={id} />
          )}
        </>
      )}
    </OfBank>
  );
};

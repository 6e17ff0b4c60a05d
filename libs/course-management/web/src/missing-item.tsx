import { ButtonLink, Notice } from '@lms/admin-ui';
import { PageHead } from '@lms/ui';

interface MissingItemProps {
  title: string;
  text: string;
  /** Text of the link to the list. */
  list: string;
  listPath: string;
}

/** Says that an item does not exist, and leads to the list that it belonged to. */
export const MissingItem = ({ title, text, list, listPath }: MissingItemProps) => (
  <>
    <PageHead title={title} />
    <h1>{title}</h1>
    <Notice tone="warn">{text}</Notice>
    <div>
      <ButtonLink type="primary" to={listPath}>
        {list}
      </ButtonLink>
    </div>
  </>
);

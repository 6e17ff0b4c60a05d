import { Icon, iconNames } from '@lms/ui';
import { Row, State } from '../state';

export const Icons = () => (
  <Row>
    {iconNames.map((name) => (
      <State key={name} name={name}>
        <Icon name={name} />
      </State>
    ))}
  </Row>
);

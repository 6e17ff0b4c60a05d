import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, FileInput } from '@lms/ui';
import { Row, State } from '../state';

const looks = ['primary', 'secondary', 'plain', 'danger'] as const;

export const Buttons = () => {
  const { t } = useTranslation();
  return (
    <>
      <Row>
        {looks.map((look) => (
          <State key={look} name={look}>
            <Button look={look}>{t('common.action.save')}</Button>
          </State>
        ))}
        <State name="busy">
          <Button busy>{t('common.action.save')}</Button>
        </State>
        <State name="ButtonLink">
          <ButtonLink to="/courses">{t('common.nav.courses')}</ButtonLink>
        </State>
        <State name="FileInput">
          <FileInput label={t('common.nav.verify')} />
        </State>
      </Row>
      <State name="wide">
        <Button wide>{t('common.action.save')}</Button>
      </State>
    </>
  );
};

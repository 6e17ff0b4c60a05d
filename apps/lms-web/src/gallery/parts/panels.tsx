import { useTranslation } from '@lms/i18n';
import { Button, Dialog, Offcanvas, Tabs } from '@lms/ui';
import { useState } from 'react';
import { Row } from '../state';

const kinds = ['Dialog', 'Offcanvas', 'Offcanvas dark'] as const;

const levels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;

const Levels = () => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<(typeof levels)[number]>('BEGINNER');
  const tabs = levels.map((name) => ({
    name,
    text: t(`common.level.${name}`),
    content: <p>{t('common.state.offline')}</p>,
  }));
  return <Tabs label="Tabs" tabs={tabs} shown={shown} onShow={setShown} />;
};

export const Panels = () => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<(typeof kinds)[number]>();
  const close = () => setShown(undefined);
  const content = <p>{t('common.state.offline')}</p>;
  const title = t('common.nav.contact');
  return (
    <>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} look="secondary" onClick={() => setShown(kind)}>
            {kind}
          </Button>
        ))}
        <Dialog
          open={shown === 'Dialog'}
          title={title}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t('common.action.save')}</Button>
              <Button look="secondary" onClick={close}>
                {t('common.action.cancel')}
              </Button>
            </>
          }
        >
          {content}
        </Dialog>
        <Offcanvas open={shown === 'Offcanvas'} title={title} onClose={close}>
          {content}
        </Offcanvas>
        <Offcanvas open={shown === 'Offcanvas dark'} title={title} onClose={close} dark>
          {content}
        </Offcanvas>
      </Row>
      <Levels />
    </>
  );
};

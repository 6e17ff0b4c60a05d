import {
  AntdProvider,
  ButtonLink,
  Decision,
  EmptyList,
  ErrorState,
  FactList,
  FileButton,
  Modal,
  Notice,
  PageTabs,
  ProgressCell,
  StatusTag,
  When,
  whileBusy,
} from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { Row, State } from '../state';

const tones = ['info', 'good', 'warn', 'bad'] as const;
const statuses = ['ACTIVE', 'INACTIVE', 'PENDING', 'REJECTED'] as const;
const moment = '2026-02-01T10:00:00.000Z';
const none = () => undefined;

const Buttons = () => {
  const { t } = useTranslation();
  const text = t('common.action.save');
  return (
    <Row>
      <State name="primary">
        <Button type="primary">{text}</Button>
      </State>
      <State name="default">
        <Button>{text}</Button>
      </State>
      <State name="danger">
        <Button danger>{text}</Button>
      </State>
      <State name="link">
        <Button type="link">{text}</Button>
      </State>
      <State name="disabled">
        <Button disabled>{text}</Button>
      </State>
      <State name="busy">
        <Button type="primary" {...whileBusy(true)}>
          {text}
        </Button>
      </State>
      <State name="ButtonLink">
        <ButtonLink to="/courses">{t('common.nav.courses')}</ButtonLink>
      </State>
      <State name="FileButton">
        <FileButton label={t('common.nav.verify')} accept="image/*" onFile={none} />
      </State>
      <State name="FileButton busy">
        <FileButton label={t('common.nav.verify')} accept="image/*" busy onFile={none} />
      </State>
    </Row>
  );
};

const Question = () => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>Modal</Button>
      <Modal
        open={isOpen}
        title={t('common.nav.contact')}
        onClose={close}
        actions={<Button onClick={close}>{t('common.action.cancel')}</Button>}
      >
        <p>{t('common.state.offline')}</p>
      </Modal>
    </div>
  );
};

/** Parts of management screens, which are antd's, except for their fields. */
export const Management = () => {
  const { t } = useTranslation();
  const tabs = [t('common.nav.courses'), t('common.nav.verify')];
  return (
    <AntdProvider>
      <Buttons />
      {tones.map((tone) => (
        <State key={tone} name={`Notice ${tone}`}>
          <Notice tone={tone} silent>
            {t('common.state.offline')}
          </Notice>
        </State>
      ))}
      <Row>
        {statuses.map((status) => (
          <State key={status} name={`StatusTag ${status}`}>
            <StatusTag status={status} text={status} />
          </State>
        ))}
        <State name="When">
          <When at={moment} />
        </State>
        <State name="ProgressCell">
          <ProgressCell percent={60} />
        </State>
      </Row>
      <State name="PageTabs">
        <PageTabs
          label="PageTabs"
          tabs={tabs.map((text, at) => ({ text, to: `#${at}`, isCurrent: at === 0 }))}
        />
      </State>
      <State name="PageTabs count">
        <PageTabs
          label="PageTabs count"
          tabs={tabs.map((text, at) => ({ text, to: `#${at}`, isCurrent: at === 0, count: '12' }))}
        />
      </State>
      <State name="FileButton big">
        <FileButton label={t('common.nav.verify')} accept="image/*" big onFile={none} />
      </State>
      <State name="Decision">
        <Decision
          notes={<p>{t('common.state.offline')}</p>}
          actions={
            <>
              <Button type="primary">{t('common.action.save')}</Button>
              <Button danger>{t('common.action.cancel')}</Button>
            </>
          }
        >
          <FactList facts={tabs.map((text) => [text, text])} />
        </Decision>
      </State>
      <State name="FactList">
        <FactList facts={tabs.map((text) => [text, text])} />
      </State>
      <State name="EmptyList">
        <EmptyList text={t('admin.table.noMatch')} />
      </State>
      <State name="ErrorState">
        <ErrorState
          problem={{ code: 'server.unavailable', errors: [], requestId: 'gallery' }}
          onRetry={none}
        />
      </State>
      <Question />
    </AntdProvider>
  );
};

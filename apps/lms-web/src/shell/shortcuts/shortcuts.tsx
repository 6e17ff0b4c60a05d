import { useTranslation } from '@lms/i18n';
import { Dialog, selectLayout } from '@lms/ui';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { PanelState } from '../panel-name';
import { useMenu } from '../use-menu';
import { placesOf } from './places';
import { ShortcutList } from './shortcut-list';
import { useShortcuts } from './use-shortcuts';

/** Keys of management screens, and their list in a dialog. */
export const Shortcuts = ({ panel, onPanel }: PanelState) => {
  const { t } = useTranslation();
  const { singleKeys } = useSelector(selectLayout);
  const places = placesOf(useMenu());
  const links = useRef<HTMLDivElement>(null);
  const isListed = panel === 'keys';
  useShortcuts({
    isOn: singleKeys,
    onList: () => onPanel('keys'),
    onGo: (letter) => links.current?.querySelector<HTMLElement>(`[data-go="${letter}"]`)?.click(),
  });
  return (
    <>
      {/* Links, so that a form with unsaved changes asks before it is left. */}
      <div ref={links} hidden>
        {places.map(({ letter, path, translate }) => (
          <Link key={letter} to={path} data-go={letter}>
            {t(translate)}
          </Link>
        ))}
      </div>
      <Dialog open={isListed} title={t('shell.actions.keys')} onClose={() => onPanel(null)}>
        {isListed && <ShortcutList places={places} />}
      </Dialog>
    </>
  );
};

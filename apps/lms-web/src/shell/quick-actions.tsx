import { useTranslation } from '@lms/i18n';
import { lazyPart, useDropdown } from '@lms/ui';
import type { QuickActionListProps } from './quick-action-list';
import styles from './quick-actions.module.css';
import { ToolButton } from './tool-button';

const QuickActionList = lazyPart({
  load: () => import('./quick-action-list').then((module) => module.QuickActionList),
});

/** Shortcuts in the header, by role. */
export const QuickActions = ({ onKeys }: QuickActionListProps) => {
  const { t } = useTranslation();
  const { open, root, button, toggle } = useDropdown();
  return (
    <div className={styles['menu']} ref={root}>
      <ToolButton
        ref={button}
        icon="bolt"
        label={t('shell.actions.title')}
        aria-expanded={open}
        aria-controls="quick-actions"
        onClick={toggle}
      />
      <div id="quick-actions" className={styles['list']} hidden={!open}>
        {open && (
          <QuickActionList
            onKeys={
              onKeys &&
              (() => {
                toggle();
                // The dialog gives the focus back to what had it.
                button.current?.focus();
                onKeys();
              })
            }
          />
        )}
      </div>
    </div>
  );
};

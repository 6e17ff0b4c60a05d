import type { EntityTypes, Resource } from '@lms/contract';
import { useState } from 'react';
import type { EntityView } from '../entity/entity-column';
import { MountOnOpen } from '../entity/mount-on-open';
import { findHeld } from './held';
import { ApproveDialog, HeldBar } from './lazy-parts';

/** Approvals of a list's items, each asked once and to be taken back for some seconds. */
export const useApprovals = <T extends EntityTypes>(
  { path, tag, approval }: Resource<T>,
  { nameOf }: Pick<EntityView<T>, 'nameOf'>,
) => {
  const [asked, setAsked] = useState<T['item'][]>();
  const [held, setHeld] = useState(() => findHeld(path).at(-1));
  const [heldIds, setHeldIds] = useState(() => findHeld(path).flatMap(({ ids }) => ids));
  const statusOf = (item: T['item']) => (item as { status?: T['status'] }).status;
  return {
    /** Items that are as good as approved, and wait no more. */
    heldIds,
    /** Returns true if the change of all items is an approval. */
    isApproval: (items: T['item'][], to: T['status']) =>
      approval?.to === to &&
      items.length > 0 &&
      items.every((item) => statusOf(item) === approval.from),
    ask: setAsked,
    shown: (
      <>
        <MountOnOpen open={asked !== undefined}>
          <ApproveDialog
            resource={{ path, tag }}
            items={asked?.map((item) => ({ id: item.id, name: nameOf(item) }))}
            onHeld={(made) => {
              setHeld(made);
              setHeldIds([...heldIds, ...made.ids]);
            }}
            onClose={() => setAsked(undefined)}
          />
        </MountOnOpen>
        {held && !asked && (
          <HeldBar
            key={held.id}
            path={path}
            held={held}
            onTakenBack={() => {
              setHeld(undefined);
              setHeldIds(heldIds.filter((id) => !held.ids.includes(id)));
            }}
            onGone={() => setHeld(undefined)}
          />
        )}
      </>
    ),
  };
};

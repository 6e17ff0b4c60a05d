import { useState } from 'react';
import { ConversationList } from './conversation-list';
import { ConversationView } from './conversation-view';
import { NewConversation } from './new-conversation';

/** View of the panel: all conversations, a new one, or one by its id. */
type Shown = { kind: 'list' } | { kind: 'new' } | { kind: 'one'; id: string; title: string };

/** Conversations with the people of a course and with the help desk. */
export const ChatPanel = () => {
  const [shown, setShown] = useState<Shown>({ kind: 'list' });
  const back = () => setShown({ kind: 'list' });
  const open = (id: string, title: string) => setShown({ kind: 'one', id, title });
  if (shown.kind === 'new') return <NewConversation onBack={back} onOpened={open} />;
  if (shown.kind === 'one') {
    return <ConversationView key={shown.id} id={shown.id} title={shown.title} onBack={back} />;
  }
  return <ConversationList onOpen={open} onNew={() => setShown({ kind: 'new' })} />;
};

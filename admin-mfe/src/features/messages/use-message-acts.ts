import {
  useAdminMessagesAssignMutation,
  useAdminMessagesCloseMutation,
  useAdminMessagesNoteMutation,
  useAdminMessagesReleaseMutation,
  useAdminMessagesReopenMutation,
  useAdminMessagesReplyMutation,
  type AdminMessageDetailView,
} from 'shared-ui/api/admin-messages';
import { useDecision } from 'shared-ui/platform';
import { useTexts } from 'shared-ui/i18n';
import { messagesTexts } from './texts';

type Verb = 'assign' | 'release' | 'close' | 'reopen' | 'reply' | 'note';

interface MessageActs {
  busy: boolean;
  /** Resolves to true on success. */
  assign(assigneeId: number): Promise<boolean>;
  release(): Promise<boolean>;
  close(): Promise<boolean>;
  reopen(): Promise<boolean>;
  reply(text: string): Promise<boolean>;
  note(text: string): Promise<boolean>;
}

/**
 * Runs actions on the displayed version of a message and shows the result.
 * @param onRejected fetches the version that another admin saved
 */
export function useMessageActs(
  { id, version }: AdminMessageDetailView,
  onRejected: () => unknown,
): MessageActs {
  const t = useTexts(messagesTexts);
  const { busy, decide } = useDecision();
  const [assign] = useAdminMessagesAssignMutation();
  const [release] = useAdminMessagesReleaseMutation();
  const [close] = useAdminMessagesCloseMutation();
  const [reopen] = useAdminMessagesReopenMutation();
  const [reply] = useAdminMessagesReplyMutation();
  const [note] = useAdminMessagesNoteMutation();

  const carryOut = async (verb: Verb, what: unknown, call: (key: string) => Promise<unknown>) => {
    const worked = await decide(
      [verb, id, version, what],
      call,
      { kind: 'success', title: t(`done_${verb}`), text: t(`doneText_${verb}`) },
      t(`failed_${verb}`),
    );
    if (!worked) void onRejected();
    return worked;
  };
  const asked = (key: string) => ({ id, 'Idempotency-Key': key });
  const seen = (key: string) => ({ ...asked(key), seenMessageDto: { version } });

  return {
    busy,
    assign: (assigneeId) =>
      carryOut('assign', assigneeId, (key) =>
        assign({ ...asked(key), assignMessageDto: { assigneeId, version } }).unwrap(),
      ),
    release: () => carryOut('release', null, (key) => release(seen(key)).unwrap()),
    close: () =>
      carryOut('close', null, (key) => close({ ...asked(key), closeMessageDto: { version } }).unwrap()),
    reopen: () => carryOut('reopen', null, (key) => reopen(seen(key)).unwrap()),
    reply: (text) =>
      carryOut('reply', text, (key) => reply({ ...asked(key), replyDto: { text, version } }).unwrap()),
    note: (text) => carryOut('note', text, (key) => note({ ...asked(key), noteDto: { text } }).unwrap()),
  };
}

import { useEffect, useRef, useState } from 'react';
import {
  type DealDraftContentDto,
  dealDraftsApi,
  type DealDraftView,
  useDealDraftsCreateMutation,
  useSaveDraftMutation,
} from 'shared-ui/api/deal-drafts';
import { useCurrentUser } from 'shared-ui/platform';
import { draftSaver, type DraftSaver, type SaveState } from './draft-saver';
import { savedTextOf } from './saved-text';

export interface Draft {
  readonly state: SaveState;
  changed(content: DealDraftContentDto): void;
  flush(): Promise<DealDraftView | null>;
  goOn(draft: DealDraftView | null, content: DealDraftContentDto): void;
}

/**
 * Draft that is saved automatically.
 * @param opened the loaded draft; null for a new one
 * @param onMade called after the draft was created
 */
export function useDraft(opened: DealDraftView | null, onMade: (draft: DealDraftView) => void): Draft {
  const { user } = useCurrentUser();
  const [create] = useDealDraftsCreateMutation();
  const [save] = useSaveDraftMutation();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const saver = useRef<DraftSaver>(null);
  const [read] = dealDraftsApi.useLazyDealDraftsOneQuery();
  const latest = useRef({ create, save, read, onMade });
  useEffect(() => {
    latest.current = { create, save, read, onMade };
  });

  const userId = user?.id ?? 0;
  useEffect(() => {
    let isThere = opened !== null;
    saver.current = draftSaver(
      {
        create: (content) => latest.current.create({ createDealDraftDto: { content } }).unwrap(),
        read: (id) => latest.current.read({ id }).unwrap(),
        write: (id, content, version) => latest.current.save({ id, update: { content, version } }).unwrap(),
      },
      savedTextOf(userId),
      opened,
      (next, draft) => {
        setState(next);
        if (draft && !isThere) latest.current.onMade(draft);
        isThere = draft !== null;
      },
    );
    return () => saver.current?.close();
  }, [opened, userId]);

  return {
    state,
    changed: (content) => saver.current?.changed(content),
    flush: async () => (await saver.current?.flush()) ?? null,
    goOn: (draft, content) => saver.current?.goOn(draft, content),
  };
}

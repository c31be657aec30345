import { ArrowLeft, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  useSavedRepliesListQuery,
  useSavedRepliesRemoveMutation,
  type SavedReplyView,
} from 'shared-ui/api/saved-replies';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { Link, useSearchParams } from 'shared-ui/router';
import {
  Button,
  Card,
  ChipLink,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Skeleton,
  SkeletonBlock,
} from 'shared-ui/ui';
import { ReplyDialog } from '../../shared/saved-replies';
import styles from './saved-replies.module.css';
import { savedRepliesTexts } from './texts';

const USES = ['review', 'case'] as const;
type Use = SavedReplyView['use'];

function DeleteDialog({ reply, onClose }: { reply: SavedReplyView; onClose(): void }) {
  const t = useTexts(savedRepliesTexts);
  const { busy, decide } = useDecision();
  const [remove] = useSavedRepliesRemoveMutation();
  const confirm = async () => {
    const isDone = await decide(
      reply.id,
      (key) => remove({ id: reply.id, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('deleted') },
      t('deleteFailed'),
    );
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('deleteOf', { title: reply.title })}
      text={t('deleteText')}
      confirm={t(busy ? 'deleting' : 'delete')}
      cancel={t('cancel')}
      variant="danger"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

interface ReplyCardProps {
  reply: SavedReplyView;
  onChange(): void;
  onDelete(): void;
}

function ReplyCard({ reply, onChange, onDelete }: ReplyCardProps) {
  const t = useTexts(savedRepliesTexts);
  const format = useFormat();
  const { title, text, textNe, stars, use } = reply;
  return (
    <li>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {use === 'review' && (
            <span className={styles.small}>
              {stars.length > 0
                ? t('forStars', { stars: stars.map((count) => format.number(count)).join(', ') })
                : t('forAll')}
            </span>
          )}
        </div>
        <p className={styles.text}>{text}</p>
        {textNe && (
          <p className={styles.text} lang="ne">
            {textNe}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="tint" size="small" aria-label={t('changeOf', { title })} onClick={onChange}>
            <Pencil size={16} aria-hidden />
            {t('change')}
          </Button>
          <Button variant="text" size="small" aria-label={t('deleteOf', { title })} onClick={onDelete}>
            <Trash2 size={16} aria-hidden />
            {t('delete')}
          </Button>
        </div>
      </Card>
    </li>
  );
}

interface Opened {
  act: 'add' | 'change' | 'delete';
  reply?: SavedReplyView;
}

function Replies({ use, onOpen }: { use: Use; onOpen(opened: Opened): void }) {
  const t = useTexts(savedRepliesTexts);
  const { data, isError, refetch } = useSavedRepliesListQuery({ use });
  if (!data && isError)
    return <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (data.length === 0)
    return <EmptyState card drawing="plate" level={2} title={t('none')} text={t(`none_${use}Text`)} />;
  return (
    <ul className={styles.list}>
      {data.map((reply) => (
        <ReplyCard
          key={reply.id}
          reply={reply}
          onChange={() => onOpen({ act: 'change', reply })}
          onDelete={() => onOpen({ act: 'delete', reply })}
        />
      ))}
    </ul>
  );
}

/** Texts that the business uses again in its answers to reviews and cases. */
export function SavedRepliesPage() {
  const t = useTexts(savedRepliesTexts);
  const [query] = useSearchParams();
  const use: Use = query.get('use') === 'case' ? 'case' : 'review';
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Link to={use === 'case' ? '/dashboard/cases' : '/dashboard/reviews'} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {t(`back_${use}`)}
      </Link>
      <div className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.small}>{t('lead')}</p>
        </div>
        <Button onClick={() => setOpened({ act: 'add' })}>
          <Plus size={18} aria-hidden />
          {t('add')}
        </Button>
      </div>
      <nav aria-label={t('uses')} className={styles.uses}>
        {USES.map((one) => (
          <ChipLink key={one} to={`/dashboard/reviews/replies?use=${one}`} selected={one === use}>
            {t(`use_${one}`)}
          </ChipLink>
        ))}
      </nav>
      <Replies use={use} onOpen={setOpened} />
      {opened?.act === 'add' && <ReplyDialog start={{ use }} onClose={close} />}
      {opened?.act === 'change' && <ReplyDialog reply={opened.reply} onClose={close} />}
      {opened?.act === 'delete' && opened.reply && <DeleteDialog reply={opened.reply} onClose={close} />}
    </>
  );
}

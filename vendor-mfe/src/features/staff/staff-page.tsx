import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useStaffInvitedQuery, useStaffListQuery, type StaffMemberView } from 'shared-ui/api/staff';
import { staffTablePath } from 'shared-ui/api/paths';
import { TableFile } from 'shared-ui/dashboard';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, Card, ConfirmDialog, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { SetPinDialog } from '../../shared/pin/set-pin-dialog';
import { ActivityDialog } from './activity-dialog';
import { ChangeDialog } from './change-dialog';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { MemberRow } from './member-row';
import { nameOf } from './name-of';
import styles from './staff.module.css';
import { staffTexts } from './texts';
import { useStaffActions } from './use-staff-actions';

type Asked =
  { act: 'invite' } | { act: 'change' | 'remove' | 'activity' | 'pin'; member: StaffMemberView } | null;

interface AskedDialogProps {
  asked: Asked;
  actions: ReturnType<typeof useStaffActions>;
  onClose(): void;
}

function AskedDialog({ asked, actions, onClose }: AskedDialogProps) {
  const t = useTexts(staffTexts);
  const { user } = useCurrentUser();
  const remove = async (member: StaffMemberView) => {
    if (await actions.remove(member)) onClose();
  };
  if (!asked) return null;
  if (asked.act === 'invite') return <InviteDialog onClose={onClose} />;
  if (asked.act === 'activity') return <ActivityDialog member={asked.member} onClose={onClose} />;
  if (asked.act === 'pin')
    return (
      <SetPinDialog
        userId={asked.member.userId}
        name={asked.member.userId === user?.id ? undefined : nameOf(asked.member)}
        hasPin={false}
        onClose={onClose}
      />
    );
  if (asked.act === 'change') return <ChangeDialog member={asked.member} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { name: nameOf(asked.member) })}
      text={t('removeText')}
      confirm={t('removeConfirm')}
      cancel={t('cancel')}
      variant="danger"
      busy={actions.busy}
      onConfirm={() => void remove(asked.member)}
      onClose={onClose}
    />
  );
}

function Staff() {
  const t = useTexts(staffTexts);
  const { data: members, isError, refetch } = useStaffListQuery();
  const { data: invitations = [] } = useStaffInvitedQuery();
  const actions = useStaffActions();
  const [asked, setAsked] = useState<Asked>(null);
  if (!members && isError)
    return <ErrorState level={1} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.quiet}>{t('lead')}</p>
        </div>
        <Button onClick={() => setAsked({ act: 'invite' })}>
          <UserPlus size={18} aria-hidden />
          {t('invite')}
        </Button>
      </div>
      {members ? (
        <div className={styles.stack}>
          <Card className={styles.card}>
            <div className={styles.head}>
              <h2>{t('members')}</h2>
              <TableFile url={staffTablePath} />
            </div>
            <ul>
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  onChange={() => setAsked({ act: 'change', member })}
                  onRemove={() => setAsked({ act: 'remove', member })}
                  onActivity={() => setAsked({ act: 'activity', member })}
                  onPin={() => setAsked({ act: 'pin', member })}
                />
              ))}
            </ul>
          </Card>
          <Invitations invitations={invitations} actions={actions} />
        </div>
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      <AskedDialog asked={asked} actions={actions} onClose={() => setAsked(null)} />
    </>
  );
}

/** Staff of the business with their rights, for people with the right `staff`. */
export function StaffPage() {
  const t = useTexts(staffTexts);
  const language = useLanguage();
  const { user } = useCurrentUser();
  if (!user) return null;
  if (user.staffOf?.rights.includes('staff')) return <Staff />;
  const business = user.staffOf ? businessNameIn(language, user.staffOf) : '';
  return (
    <EmptyState
      card
      drawing="plate"
      level={1}
      title={t('ownerOnly')}
      text={t('ownerOnlyText', { business })}
    />
  );
}

import { useAdminPlansChangeMembershipMutation, type AdminMembershipView } from 'shared-ui/api/admin-plans';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, TextField } from 'shared-ui/ui';
import { EntrySheet } from '../entry-sheet';
import { useEntryForm } from '../use-entry-form';
import { isFree, membershipFieldErrorsOf, membershipValuesOf, toMembership } from './plan-values';
import { plansTexts } from './texts';

interface MembershipSheetProps {
  membership: AdminMembershipView;
  onConflict(): unknown;
  onClose(): void;
}

export function MembershipSheet({ membership, onConflict, onClose }: MembershipSheetProps) {
  const t = useTexts(plansTexts);
  const language = useLanguage();
  const [change] = useAdminPlansChangeMembershipMutation();
  const form = useEntryForm({
    entry: membership,
    valuesOf: (entry) => membershipValuesOf(entry ?? membership),
    fieldErrorsOf: membershipFieldErrorsOf,
    onConflict,
    onSaved: onClose,
    send: (values, version = membership.version, key) =>
      change({
        id: membership.id,
        changeMembershipDto: { ...toMembership(values), version },
        'Idempotency-Key': key,
      }).unwrap(),
  });
  return (
    <EntrySheet
      title={t('editMembership', { name: inLanguage(language, membership.name, membership.nameNe) })}
      form={form}
      onClose={onClose}
    >
      {isFree(membership) ? (
        <Alert tone="news" title={t('freeAtOnce')}>
          {t('freeAtOnceText')}
        </Alert>
      ) : (
        <Alert tone="news" title={t('newMemberships')}>
          {t('newMembershipsText', { count: membership.runningCount })}
        </Alert>
      )}
      <TextField label={t('name')} maxLength={40} {...form.text('name')} />
      <TextField label={t('nameNe')} maxLength={40} lang="ne" {...form.text('nameNe')} />
      <TextField label={t('priceYearly')} inputMode="numeric" {...form.text('priceYearly')} />
      <TextField
        label={t('pointsMultiplier')}
        hint={t('pointsMultiplierHint')}
        inputMode="numeric"
        {...form.text('pointsMultiplier')}
      />
    </EntrySheet>
  );
}

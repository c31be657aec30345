import { useRef, useState } from 'react';
import { useCounterDevicesEnrolMutation } from 'shared-ui/api/counter';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useCurrentUser, useSubmissionKeys } from 'shared-ui/platform';
import type { CounterDevice } from './counter-device';
import { createDeviceKey, type DeviceKey } from './program/entry';
import { offlineTexts } from './texts';
import { useCounterDevice } from './use-counter-device';

interface Enrolment {
  readonly busy: boolean;
  readonly error: string | null;
  send(name: string): Promise<void>;
}

type User = NonNullable<ReturnType<typeof useCurrentUser>['user']>;
type Staff = NonNullable<User['staffOf']>;

/** Enrols this device: creates its key, has the server accept the public part, and keeps the private one. */
export function useEnrol(branchId: number): Enrolment {
  const t = useTexts(offlineTexts);
  const language = useLanguage();
  const { user } = useCurrentUser();
  const { device } = useCounterDevice();
  const keys = useSubmissionKeys();
  const [enrol] = useCounterDevicesEnrolMutation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A repetition after a lost answer sends the same key.
  const created = useRef<DeviceKey>(null);

  async function send(name: string): Promise<void> {
    const staff = user?.staffOf;
    if (!user || !staff || !device) return;
    setBusy(true);
    try {
      await enrolWith(name, user, staff, device);
    } catch {
      // A private window may have no storage. The server knows the key that was not kept: the next attempt needs another.
      created.current = null;
      setError(t('notStored'));
    } finally {
      setBusy(false);
    }
  }

  async function enrolWith(name: string, user: User, staff: Staff, device: CounterDevice): Promise<void> {
    const key = (created.current ??= await createDeviceKey());
    const enrolDeviceDto = { name, branchId, publicKey: { ...key.publicKey } };
    const answer = await enrol({ enrolDeviceDto, 'Idempotency-Key': keys.keyFor(enrolDeviceDto) });
    keys.ended(answer.error);
    if (!answer.data) return setError(await describeFailure(answer.error, language, t('enrolFailed')));
    const own = {
      id: answer.data.id,
      name,
      branchId,
      vendorId: staff.vendorId,
      businessName: staff.businessName,
      key: key.privateKey,
      person: { id: user.id, firstName: user.firstName },
      isWithdrawn: false,
    };
    await device.enrolled(own);
  }

  return { busy, error, send };
}

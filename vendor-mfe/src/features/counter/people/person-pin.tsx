import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { Button } from 'shared-ui/ui';
import type { PackPerson } from '../offline/program/pack';
import { useCounterDevice } from '../offline/use-counter-device';
import styles from './people.module.css';
import { PinEntry } from './pin-entry';
import { SetPinDialog } from '../../../shared/pin/set-pin-dialog';
import { shifts } from './shift';
import { peopleTexts } from './texts';
import { useSwitchPerson } from './use-switch-person';

interface PersonPinProps {
  person: PackPerson;
  onDone(): void;
}

/** Returns true if who is signed in may set the PIN of a person. The server checks it again. */
function useMaySetPin({ id, role }: PackPerson): boolean {
  const { user } = useCurrentUser();
  const own = user?.staffOf?.role;
  return user?.id === id || own === 'owner' || (own === 'manager' && role === 'counter');
}

/** Opens the dialog for a new PIN: the own one, or that of somebody else for an owner or manager. */
function NewPin({ person }: Pick<PersonPinProps, 'person'>) {
  const t = useTexts(peopleTexts);
  const { device, view } = useCounterDevice();
  const isOwn = useCurrentUser().user?.id === person.id;
  const maySet = useMaySetPin(person);
  const [isOpen, setOpen] = useState(false);
  if (!maySet) return null;
  if (!view?.isConnected) return <p className={styles.note}>{t('needsInternet')}</p>;
  return (
    <>
      <Button wide size="large" variant={person.pin ? 'tint' : 'primary'} onClick={() => setOpen(true)}>
        {t(isOwn && !person.pin ? 'setPin' : 'newPin')}
      </Button>
      {isOpen && (
        <SetPinDialog
          userId={person.id}
          name={isOwn ? undefined : person.firstName}
          hasPin={isOwn && person.pin !== null}
          onSaved={() => void device?.sync()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What somebody without a PIN can do. */
function WithoutPin({ person, onDone }: PersonPinProps) {
  const t = useTexts(peopleTexts);
  const isOwn = useCurrentUser().user?.id === person.id;
  const { id: userId, firstName } = person;
  const begin = () => {
    shifts.begin({ userId, firstName, shiftId: null, usedAt: Date.now() }, null);
    onDone();
  };
  return (
    <div className={styles.help}>
      <h2>{t('noPin', { name: firstName })}</h2>
      <p className={styles.note}>{t(isOwn ? 'ownNoPinText' : 'noPinText')}</p>
      <NewPin person={person} />
      {isOwn && (
        <Button wide size="large" variant="tint" onClick={begin}>
          {t('withoutPin')}
        </Button>
      )}
    </div>
  );
}

/** Asks for the PIN of a person. */
export function PersonPin({ person, onDone }: PersonPinProps) {
  const t = useTexts(peopleTexts);
  const switchTo = useSwitchPerson();
  const [isForgotten, setForgotten] = useState(false);
  if (!person.pin) return <WithoutPin person={person} onDone={onDone} />;
  const check = async (pin: string) => {
    const problem = await switchTo(person, pin);
    if (!problem) onDone();
    return problem;
  };
  return (
    <>
      <PinEntry
        label={t('pinOf', { name: person.firstName })}
        onPin={check}
        corner={
          <Button variant="text" aria-expanded={isForgotten} onClick={() => setForgotten(!isForgotten)}>
            {t('forgot')}
          </Button>
        }
      />
      {isForgotten && (
        <div className={styles.help}>
          <p className={styles.note}>{t('forgotText')}</p>
          <NewPin person={person} />
        </div>
      )}
    </>
  );
}

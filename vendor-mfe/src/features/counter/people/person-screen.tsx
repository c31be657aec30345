import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { Avatar, Button, cx, IconButton } from 'shared-ui/ui';
import { runsBusiness } from '../../../shared/own-right';
import type { PackPerson } from '../offline/program/pack';
import { useCounterDevice } from '../offline/use-counter-device';
import styles from './people.module.css';
import { PersonPin } from './person-pin';
import { shifts } from './shift';
import { peopleTexts } from './texts';
import { useShift } from './use-shift';

interface PeopleProps {
  people: readonly PackPerson[];
  chosen: PackPerson | undefined;
  onChoose(person: PackPerson): void;
}

function People({ people, chosen, onChoose }: PeopleProps) {
  const t = useTexts(peopleTexts);
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className={cx(styles.person, person.id === chosen?.id && styles.chosen)}
            aria-pressed={person.id === chosen?.id}
            onClick={() => onChoose(person)}
          >
            <Avatar name={person.firstName} />
            <span>
              {person.firstName} {person.initial}.
            </span>
            {person.isManager && <small>{t(person.role === 'owner' ? 'owner' : 'manager')}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks who is at the counter. @param onDone leaves the screen */
export function PersonScreen({ onDone }: { onDone(): void }) {
  const t = useTexts(peopleTexts);
  const { view } = useCounterDevice();
  const { user } = useCurrentUser();
  const { shift, isAsking } = useShift();
  const people = view?.pack?.people ?? [];
  const [chosenId, choose] = useState(shift?.userId ?? user?.id);
  const chosen = people.find(({ id }) => id === chosenId);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the field of a PIN takes the focus, which is an effect too.
  useLayoutEffect(() => heading.current?.focus(), []);
  const stop = () => {
    shifts.stopAsking();
    onDone();
  };
  return (
    <section className={styles.screen}>
      <div className={styles.top}>
        {!isAsking && (
          <IconButton label={t('back')} onClick={onDone} className={styles.back}>
            <ArrowLeft size={22} />
          </IconButton>
        )}
        <span>{view?.pack?.branch.name}</span>
      </div>
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1}>
          {t('who')}
        </h1>
        <p className={styles.note}>{t('whoText')}</p>
        <People people={people} chosen={chosen} onChoose={({ id }) => choose(id)} />
        {chosen && <PersonPin key={chosen.id} person={chosen} onDone={onDone} />}
        {shifts.isAsking() && user && runsBusiness(user) && (
          <Button variant="text" onClick={stop}>
            {t('stopAsking')}
          </Button>
        )}
      </div>
    </section>
  );
}

import { useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import styles from './code-screen.module.css';
import { groupsOf } from './spelling';
import { codeScreenTexts } from './texts';
import { useCharacterWords } from './use-character-words';

/** Characters of a code, each with its spelling word, for reading aloud at the counter. */
export function SpelledCode({ code }: { code: string }) {
  const t = useTexts(codeScreenTexts);
  const wordOf = useCharacterWords();
  const groups = groupsOf(code);
  return (
    <p className={styles.spelled}>
      <VisuallyHidden>
        {t('spelled', { code: groups.map((group) => group.join(' ')).join(', ') })}
      </VisuallyHidden>
      {groups.map((group) => (
        <span key={group.join('')} aria-hidden className={styles.group}>
          {group.map((character, index) => (
            <span key={index}>
              <b>{character}</b>
              <small>{wordOf(character)}</small>
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

import {
  CEREMONY_IN_WORDS,
  DEFAULT_GUESTS,
  GUEST_CHOICES,
  TIME_IN_WORDS,
} from '../content/choices.ts';
import { HOME } from '../content/site.ts';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';
import styles from './closing-sentence.module.css';

/**
 * The closing's sentence: «Sería una celebración para 100 personas, por la mañana.» The form is filled with what the visitor chooses in it.
 */
export function ClosingSentence() {
  const { celebrate, any, guests, time } = HOME.closing.line;
  return (
    <p className={styles.sentence}>
      {celebrate}{' '}
      <Choice name="ceremony" options={[['', any], ...Object.entries(CEREMONY_IN_WORDS)]} />{' '}
      {guests}{' '}
      <Choice
        name="guests"
        options={GUEST_CHOICES.map((count) => [`${count}`, count])}
        defaultValue={DEFAULT_GUESTS}
      />{' '}
      {time}{' '}
      <span>
        <Choice name="time" options={Object.entries(TIME_IN_WORDS)} />.
      </span>
    </p>
  );
}

interface ChoiceProps {
  name: keyof typeof HOME.closing.choices;
  options: (readonly [value: string, words: string | number])[];
  /** Without it, the first option. */
  defaultValue?: number;
}

/** A part of the sentence. Without script it is plain text. */
function Choice({ name, options, defaultValue }: ChoiceProps) {
  const isHydrated = useIsHydrated();
  return (
    <select
      name={`closing-${name}`}
      aria-label={HOME.closing.choices[name]}
      defaultValue={defaultValue ?? options[0]?.[0]}
      disabled={!isHydrated}
      onChange={({ currentTarget }) => {
        // The visitor has chosen, also if it is the default again.
        for (const option of currentTarget.options) option.defaultSelected = false;
      }}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** What the visitor has chosen in the sentence. */
export const chosenInClosing = () => ({
  ceremony: changed('ceremony'),
  numberOfGuests: changed('guests'),
  time: changed('time'),
});

function changed(name: ChoiceProps['name']): string | undefined {
  const select = document.querySelector<HTMLSelectElement>(`[name="closing-${name}"]`);
  const option = select?.selectedOptions[0];
  // «Una celebración», the first option, is no kind of event.
  return option?.defaultSelected ? undefined : option?.value || undefined;
}

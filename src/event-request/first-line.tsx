import { KINDS, TIMES_OF_DAY } from '../content/choices-in-words.ts';
import { HOME } from '../content/site.ts';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';
import styles from './first-line.module.css';
import { DEFAULT_GUESTS, type Suggestion } from './opening.ts';

const GUESTS = [20, 30, 50, 80, DEFAULT_GUESTS, 150, 200, 300];

/**
 * The closing's sentence, which is the first line of the form: «Sería una celebración para 100 personas, por la mañana.»
 */
export function FirstLine() {
  const { celebrate, any, guests, time } = HOME.closing.line;
  return (
    <p className={styles.line}>
      {celebrate} <Choice name="ceremony" options={[['', any], ...Object.entries(KINDS)]} />{' '}
      {guests} <Choice name="guests" options={GUESTS.map((count) => [`${count}`, count])} /> {time}{' '}
      <span>
        <Choice name="time" options={Object.entries(TIMES_OF_DAY)} />.
      </span>
    </p>
  );
}

interface ChoiceProps {
  name: keyof typeof HOME.closing.choices;
  options: (readonly [value: string, words: string | number])[];
}

/** A part of the sentence. Without script it is plain text. */
function Choice({ name, options }: ChoiceProps) {
  const isHydrated = useIsHydrated();
  const first = name === 'guests' ? DEFAULT_GUESTS : options[0]?.[0];
  return (
    <select
      name={`closing-${name}`}
      aria-label={HOME.closing.choices[name]}
      defaultValue={first}
      disabled={!isHydrated}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** What the visitor has changed in the sentence. Nobody has chosen the rest. */
export const chosenInFirstLine = (): Suggestion => ({
  chosen: {
    ceremony: changed('ceremony'),
    numberOfGuests: changed('guests'),
    time: changed('time'),
  },
});

function changed(name: ChoiceProps['name']): string | undefined {
  const select = document.querySelector<HTMLSelectElement>(`[name="closing-${name}"]`);
  const option = select?.selectedOptions[0];
  return option?.defaultSelected ? undefined : option?.value;
}

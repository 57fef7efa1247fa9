import {
  CEREMONY_IN_WORDS,
  DEFAULT_GUESTS,
  GUEST_OPTIONS,
  TIME_OPTIONS,
} from '../content/options.ts';
import { HOME } from '../content/site.ts';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';
import styles from './closing-sentence.module.css';

type Field = 'ceremony' | 'numberOfGuests' | 'time';

interface ClosingSentenceProps {
  /** What has been chosen here or in the form, as text. */
  choices: { readonly [Name in Field]?: string };
  /** `undefined` removes a choice. */
  onChoose: (choices: { readonly [name: string]: string | undefined }) => void;
}

/** The closing's sentence: «Sería una celebración para 100 personas, por la mañana.» */
export function ClosingSentence({ choices, onChoose }: ClosingSentenceProps) {
  const { celebrate, any, guests, time } = HOME.closing.line;
  const linkTo = (field: Field) => ({
    chosen: choices[field],
    onChoose: (value: string) => onChoose({ [field]: value || undefined }),
  });
  return (
    <p className={styles.sentence}>
      {celebrate}{' '}
      <Choice
        name="ceremony"
        options={[['', any], ...Object.entries(CEREMONY_IN_WORDS)]}
        {...linkTo('ceremony')}
      />{' '}
      {guests}{' '}
      <Choice
        name="guests"
        options={GUEST_OPTIONS.map((count) => [`${count}`, `${count}`])}
        otherwise={`${DEFAULT_GUESTS}`}
        {...linkTo('numberOfGuests')}
      />{' '}
      {time}{' '}
      <span>
        <Choice
          name="time"
          options={TIME_OPTIONS.map((option) => [option, option.toLowerCase()])}
          {...linkTo('time')}
        />
        .
      </span>
    </p>
  );
}

interface ChoiceProps {
  name: keyof typeof HOME.closing.choices;
  options: (readonly [value: string, words: string])[];
  /** What is shown while nothing is chosen. Without it, the first option. */
  otherwise?: string;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** A part of the sentence. Without script it is plain text. */
function Choice({
  name,
  options,
  otherwise = options[0]?.[0] ?? '',
  chosen,
  onChoose,
}: ChoiceProps) {
  const isHydrated = useIsHydrated();
  const value = chosen || otherwise;
  // The visitor may have typed another number in the form.
  const isOffered = options.some(([option]) => option === value);
  return (
    <select
      name={`closing-${name}`}
      aria-label={HOME.closing.choices[name]}
      value={value}
      disabled={!isHydrated}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {(isOffered ? options : [...options, [value, value] as const]).map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}

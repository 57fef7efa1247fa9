import { DayPlan } from '../sections/day-plan.tsx';
import { Process } from '../sections/process.tsx';
import { Questions } from '../sections/questions.tsx';

/** The part of the home page without interaction: how the studio works, an example day, questions. */
export default function HomeGuide() {
  return (
    <>
      <Process />
      <DayPlan />
      <Questions />
    </>
  );
}

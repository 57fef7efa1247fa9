import { DayPlan } from '../sections/day-plan.tsx';
import { Process } from '../sections/process.tsx';
import { Questions } from '../sections/questions.tsx';

/** The part of the home page that is only read: how the studio works, a day as an example, questions. */
export default function HomeGuide() {
  return (
    <>
      <Process />
      <DayPlan />
      <Questions />
    </>
  );
}

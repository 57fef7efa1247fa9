import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DAYS, GUEST_COUNTS } from '../content/day-plan.ts';
import { DayPlan } from './day-plan.tsx';

test.skipIf(DAYS.length === 0)(
  'U-24: before the app runs, the plan has no control that a browser could restore',
  async () => {
    const plan = <DayPlan action={() => null} />;
    const root = document.createElement('div');
    root.innerHTML = renderToString(plan);
    document.body.append(root);
    expect(root.querySelector('input')).toBeNull();
    const words = DAYS[0]?.hours.map(({ furniture }) => furniture[1]);
    expect([...root.querySelectorAll('li small')].map(({ textContent }) => textContent)).toEqual(
      words,
    );
    await act(async () => hydrateRoot(root, plan));
    expect(screen.getByRole('radio', { name: `${GUEST_COUNTS[1]}` })).toHaveProperty(
      'checked',
      true,
    );
  },
);
